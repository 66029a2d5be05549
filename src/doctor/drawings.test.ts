import { expect, test } from 'vitest';
import { drawingFault } from './drawings.ts';

const faultOf = (inside: string, before = '') =>
  drawingFault(
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`,
    ),
  );

test.each([
  ['<script>1</script>', 'contains <script>'],
  ['<SCRIPT>1</SCRIPT>', 'contains <SCRIPT>'],
  ['<g><s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script></g>', 'contains <s:script>'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>', 'contains <h:script>'],
  ['<foreignObject><p/></foreignObject>', 'contains <foreignObject>'],
  ['<path d="M0 0" onclick="a()"/>', 'contains the attribute onclick'],
  ['<g x:onload="a()" xmlns:x="y"/>', 'contains the attribute x:onload'],
  ['<a href="java&#115;cript:a()"><path/></a>', 'contains the address href="javascript:a()"'],
  ['<a xlink:href="&#x6A;avascript:a()"/>', 'contains the address xlink:href="javascript:a()"'],
  ['<a href="/admin"/>', 'contains the address href="/admin"'],
  [
    '<image href="https://x.example/a.png"/>',
    'contains the address href="https://x.example/a.png"',
  ],
  ['<image href="data:text/html,x"/>', 'contains the address href="data:text/html,x"'],
  ['<use href="data:image/svg+xml,x"/>', 'contains the address href="data:image/svg+xml,x"'],
  ['<set attributeName="xlink:href" to="javascript:a()"/>', 'contains the address attributeName='],
  ['<path fill="url(https://x.example/a.svg#b)"/>', 'contains the address https://x.example/a.svg'],
  ['<path style="fill: url(&quot;//x.example/a&quot;)"/>', 'contains the address //x.example/a'],
  ['<style>@import "https://x.example/a.css";</style>', 'contains the style "@import'],
  [
    '<style><![CDATA[a{fill:url(https://x.example/)}]]></style>',
    'contains the address https://x.ex',
  ],
  ['<style>a{fill:u\\72l(https://x.example/)}</style>', 'contains the style'],
  ['<g>', 'is not sound XML'],
])('refuses a drawing with %s', (inside, fault) => {
  expect(faultOf(inside)).toMatch(`${fault}`);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY x "a">]>', 'contains <!DOCTYPE>'],
  ['<?xml-stylesheet href="a.css"?>', 'contains <?xml-stylesheet>'],
  ['<?xml version="1.0" encoding="iso-2022-jp"?>', 'is declared as iso-2022-jp'],
])('refuses a drawing that begins with %s', (before, fault) => {
  expect(faultOf('', before)).toMatch(fault);
});

test('refuses a file that is not UTF-8, not XML or not SVG', () => {
  const utf16 = Buffer.from(
    '\uFEFF<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'utf16le',
  );
  expect(drawingFault(utf16)).toMatch('is not sound XML in UTF-8');
  expect(drawingFault(Buffer.from('GIF89a'))).toMatch('is not sound XML');
  expect(drawingFault(Buffer.from('<html xmlns="x"/>'))).toMatch('is not a drawing');
});

test('accepts the elements and attributes that drawings need', () => {
  const parts = [
    '<!-- Drawn with a <script> in mind --><title>Due dates &amp; more</title>',
    '<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>',
    '<style>path { fill: url(#g) }</style><path d="M0 0h9" fill="url(#g)" style="stroke: red"/>',
    '<use xlink:href="#g"/><a href="#g"/><image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<animate attributeName="opacity" to="1"/>',
  ];
  expect(faultOf(parts.join(''), '<?xml version="1.0" encoding="UTF-8"?>\n')).toBeUndefined();
});
