/** Texts that try to become markup, a script, a link that runs code, or an additional line. */

/** The code that each text would run. */
const RUN = 'self.pwned=1';

export const HOSTILE_TEXTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `' autofocus onfocus='${RUN}`,
  `</script><script>${RUN}</script>`,
  `</style></textarea></template></title><script>${RUN}</script>`,
  `<base href="//evil.example/">`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<astro-island uid=x client=load component-url="data:text/javascript,${RUN}">`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,

  `[x](JaVaScRiPt:${RUN})`,
  `[x](&#106;avascript:${RUN})`,
  `[x](<java\tscript:${RUN}>)`,
  `[x](data:text/html,<script>${RUN}</script>)`,
  `[x](//evil.example/)`,
  `[x](/\\evil.example/)`,
  `[x](/x" onclick="${RUN})`,
  `![x](x" onerror="${RUN})`,

  '{{constructor}}',
  `\${${RUN}}`,
  '#eval("1+1") #read("/etc/passwd")',
  '$ sum $ @x <x> // #set page(fill: red)',
  '%s %n ${7*7} {{7*7}} <%= 7*7 %>',
  '__proto__',

  'invoice\u202Etxt.exe',
  'a\u0000b',
  'a\u001B[31mb',
  'a\r\nX-INJECTED: 1',
  'a\u2028X-INJECTED: 1',
  'a\uD800b',
];
