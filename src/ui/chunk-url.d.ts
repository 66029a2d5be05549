/** Address of a script that the page loads later; src/build/chunk-url.ts provides it. */
declare module '*?chunk-url' {
  const url: string;
  export default url;
}
