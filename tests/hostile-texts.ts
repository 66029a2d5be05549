/** Texts that try to become markup, a link that runs, code, or a line of their own. */

/** What each of them would do if it ran. */
const RUN = 'self.pwned=1';

const HOSTILE_MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `' autofocus onfocus='${RUN}`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</style></textarea></template><script>${RUN}</script>`,
  `<!--<script>${RUN}//`,
  `--><img src=x onerror=${RUN}>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv=refresh content="0;url=//evil.example/">`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<astro-island uid=x client=load component-url="data:text/javascript,${RUN}">`,
  `<form action="//evil.example/"><button>x</button></form>`,
  `]]><html:script xmlns:html="http://www.w3.org/1999/xhtml">${RUN}</html:script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `<x-y z={${RUN}}/>`,
] as const;

/** The check refuses them everywhere. */
const REFUSED_LINKS = [
  `[x](javascript:${RUN})`,
  `[x](JaVaScRiPt:${RUN})`,
  `[x](java&#x0A;script:${RUN})`,
  `[x](&#106;avascript:${RUN})`,
  `[x](<java\tscript:${RUN}>)`,
  `[x](vbscript:${RUN})`,
  `[x](data:text/html,<script>${RUN}</script>)`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `[x](blob:https://evil.example/1)`,
  `[x](file:///etc/passwd)`,
  `<javascript:${RUN}>`,
  `[x](//evil.example/)`,
  `[x](/\\evil.example/)`,
  `![x](javascript:${RUN})`,
  `![x](//evil.example/t.gif)`,
] as const;

const HOSTILE_LINKS = [
  ...REFUSED_LINKS,
  `[x](/x" onclick="${RUN})`,
  `![x](x" onerror="${RUN})`,
] as const;

const HOSTILE_CODE = [
  '{{constructor}}',
  '{{__proto__}}',
  '{{ site.nothing }}',
  `\${${RUN}}`,
  `{${RUN}}`,
  `<%= ${RUN} %>`,
  '#eval("1+1") #read("/etc/passwd")',
  '$ sum $ @x <x> // #set page(fill: red)',
  '%s %n ${7*7} {{7*7}}',
  '__proto__',
] as const;

const HOSTILE_CHARACTERS = [
  'invoice\u202Etxt.exe',
  '\u2066x\u2069y',
  'a\u0000b',
  'a\u001B[31mb',
  'a\r\nX-INJECTED: 1',
  'a\u2028X-INJECTED: 1',
  'a\u0085X-INJECTED: 1',
  'a\uD800b',
  'a\uFEFFb',
] as const;

export const HOSTILE_TEXTS: readonly string[] = [
  ...HOSTILE_MARKUP,
  ...HOSTILE_LINKS,
  ...HOSTILE_CODE,
  ...HOSTILE_CHARACTERS,
];
