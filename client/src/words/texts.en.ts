const files = import.meta.glob<string>(["../texts/en.ftl", "../texts/*.en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
