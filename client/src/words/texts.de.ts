const files = import.meta.glob<string>(["../texts/de.ftl", "../texts/*.de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
