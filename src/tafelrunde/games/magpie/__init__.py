"""Magpie: everybody shows a trinket, one takes the nest, and somebody hisses."""
