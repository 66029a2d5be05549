/** Made by src/build/chunk-url.ts: the address of a script that is loaded later. */
declare module '*?chunk-url' {
  const url: string;
  export default url;
}
