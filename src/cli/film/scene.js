// The hero film as a pure function of time: dots appear, the line draws itself round them and
// closes, the lattice straightens into ledger rules and a rising graph, and rests.
// Runs in a browser page; render.ts calls drawFrame(t) and keeps each picture.

/* global kolam, colours */
// kolam: { width, height, dots, loops: [[{x, y}, …], …] }; colours: { field: [3], stops: [3] in percent, line, lit }

/** When each act begins and ends, in seconds. */
const ACTS = { dots: [0.2, 1.8], line: [1.4, 6], bend: [6.9, 8.9], graph: [8.7, 10.8] };
/** Height of the graph over its points, left to right, as a share of the drawing. */
const GRAPH = [0.1, 0.16, 0.14, 0.24, 0.3, 0.27, 0.38, 0.47, 0.45, 0.58, 0.66, 0.8];

const clamp = (value) => Math.min(1, Math.max(0, value));
const ease = (value) => 1 - (1 - value) ** 3;
const glide = (value) => value * value * (3 - 2 * value);
const act = ([from, to], t) => clamp((t - from) / (to - from));
const mix = (a, b, share) => a + (b - a) * share;

/** Draws second `t` on the page's canvas; `box` is where the drawing stands, in pixels. */
function drawFrame(t, box) {
  const canvas = document.querySelector('canvas');
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const field = context.createLinearGradient(0, height * 0.2, width, height * 0.8);
  colours.field.forEach((colour, at) => field.addColorStop(colours.stops[at] / 100, colour));
  context.fillStyle = field;
  context.fillRect(0, 0, width, height);

  const scale = Math.min(box.width / kolam.width, box.height / kolam.height);
  const left = box.x + (box.width - kolam.width * scale) / 2;
  const top = box.y + (box.height - kolam.height * scale) / 2;
  const place = ({ x, y }) => ({ x: left + x * scale, y: top + y * scale });
  const bend = glide(act(ACTS.bend, t));
  const drawn = glide(act(ACTS.line, t));
  const rows = 9;
  const pitch = box.height / (rows - 1);
  const ruled = ({ x, y }) => {
    const at = place({ x, y });
    const row = Math.min(rows - 1, Math.max(0, Math.round((at.y - box.y) / pitch)));
    const across = (at.x - left) / (kolam.width * scale);
    return {
      x: mix(at.x, box.x + across * box.width, bend),
      y: mix(at.y, box.y + row * pitch, bend),
    };
  };

  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 2.2;
  context.strokeStyle = colours.line;
  // The line lies down on the rules and gives way to them.
  context.globalAlpha = 0.9 * (1 - clamp(bend * 1.35 - 0.35));
  for (const loop of kolam.loops) {
    const shown = Math.round(loop.length * drawn);
    if (shown < 2) continue;
    context.beginPath();
    loop.slice(0, shown).forEach((point, index) => {
      const { x, y } = ruled(point);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.stroke();
  }
  context.globalAlpha = 0.3 * bend;
  context.lineWidth = 1.4;
  for (let row = 0; row < rows; row += 1) {
    const y = box.y + row * pitch;
    const half = (box.width / 2) * mix(0.35, 1, bend);
    context.beginPath();
    context.moveTo(box.x + box.width / 2 - half, y);
    context.lineTo(box.x + box.width / 2 + half, y);
    context.stroke();
  }
  context.globalAlpha = 1;

  const graphPoint = (index) => ({
    x: box.x + (box.width * (index % GRAPH.length)) / (GRAPH.length - 1),
    y: box.y + box.height * (1 - GRAPH[index % GRAPH.length]),
  });
  const reach = glide(act(ACTS.graph, t)) * (GRAPH.length - 1);
  if (reach > 0) {
    context.strokeStyle = colours.lit;
    context.lineWidth = 3;
    context.beginPath();
    for (let step = 0; step <= reach; step += 0.05) {
      const from = graphPoint(Math.floor(step));
      const to = graphPoint(Math.min(GRAPH.length - 1, Math.floor(step) + 1));
      const share = step - Math.floor(step);
      const x = mix(from.x, to.x, share);
      const y = mix(from.y, to.y, share);
      if (step === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }

  kolam.dots.forEach((dot, index) => {
    const order = index / kolam.dots.length;
    const size = ease(clamp(act(ACTS.dots, t) * 2.2 - order * 1.2));
    if (size === 0) return;
    const from = place(dot);
    const to = graphPoint(index);
    context.fillStyle = colours.lit;
    context.beginPath();
    context.arc(mix(from.x, to.x, bend), mix(from.y, to.y, bend), 4.4 * size, 0, Math.PI * 2);
    context.fill();
  });
}
