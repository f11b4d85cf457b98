const files = import.meta.glob<string>(["../texts/ru.ftl", "../texts/*.ru.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
