// Turns a plan description in metres into a clean line drawing.
// Doors: [x, y, 'h' | 'v', width, swing] where swing is two signs: hinge end and side, e.g. '+-'.
// Windows: [x, y, 'h' | 'v', length]. Both sit on wall centre lines.

const WIDTH = 1200
const MAX_HEIGHT = 960
const MARGIN = 70
const OUTER = 0.16
const INNER = 0.055
const INK = '#22262a'
const LINE = '#6b7075'
const FONT = 'Inter, Liberation Sans, DejaVu Sans, sans-serif'

export function drawPlan(plan) {
  const spaces = plan.rooms
  const minX = Math.min(...spaces.map((r) => r.x))
  const minY = Math.min(...spaces.map((r) => r.y))
  const maxX = Math.max(...spaces.map((r) => r.x + r.w))
  const maxY = Math.max(...spaces.map((r) => r.y + r.h))
  const scale = Math.min((WIDTH - 2 * MARGIN) / (maxX - minX), (MAX_HEIGHT - 2 * MARGIN) / (maxY - minY))
  const height = Math.round((maxY - minY) * scale + 2 * MARGIN)
  const left = (WIDTH - (maxX - minX) * scale) / 2
  const px = (x) => +((x - minX) * scale + left).toFixed(1)
  const py = (y) => +((y - minY) * scale + MARGIN).toFixed(1)
  const s = (n) => +(n * scale).toFixed(1)
  const out = []
  const rect = (x, y, w, h, style) =>
    out.push(`<rect x="${px(x)}" y="${py(y)}" width="${s(w)}" height="${s(h)}" ${style}/>`)

  for (const r of spaces.filter((r) => !r.open)) {
    rect(r.x - OUTER, r.y - OUTER, r.w + 2 * OUTER, r.h + 2 * OUTER, `fill="${INK}"`)
  }
  for (const r of spaces) {
    if (r.open) {
      rect(r.x, r.y, r.w, r.h, `fill="#fbfaf7" stroke="${LINE}" stroke-width="2" stroke-dasharray="10 6"`)
    } else {
      const fill = r.wet ? '#f1f4f5' : '#ffffff'
      rect(r.x + INNER, r.y + INNER, r.w - 2 * INNER, r.h - 2 * INNER, `fill="${fill}"`)
    }
  }
  for (const [x, y, dir, len] of plan.gaps ?? []) {
    if (dir === 'h') rect(x, y - INNER - 0.01, len, 2 * INNER + 0.02, 'fill="#ffffff"')
    else rect(x - INNER - 0.01, y, 2 * INNER + 0.02, len, 'fill="#ffffff"')
  }
  for (const item of plan.items ?? []) out.push(furniture(item, px, py, s))
  for (const [x, y, dir, len] of plan.windows ?? []) {
    const t = OUTER + INNER
    const box = dir === 'h' ? [x, y - OUTER, len, t] : [x - OUTER, y, t, len]
    const far = plan.bounds ?? [minX, minY, maxX, maxY]
    if (dir === 'h' && y > (far[1] + far[3]) / 2) box[1] = y - INNER
    if (dir === 'v' && x > (far[0] + far[2]) / 2) box[0] = x - INNER
    rect(...box, `fill="#ffffff" stroke="${INK}" stroke-width="2"`)
    const [bx, by, bw, bh] = box
    const mid = dir === 'h' ? [bx, by + bh / 2, bx + bw, by + bh / 2] : [bx + bw / 2, by, bx + bw / 2, by + bh]
    out.push(stroke(mid, px, py, 2))
  }
  for (const [x, y, dir, w, swing] of plan.doors ?? []) out.push(door(x, y, dir, w, swing, px, py, s))
  for (const r of spaces) out.push(label(r, px, py, scale))
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
<rect width="100%" height="100%" fill="#ffffff"/>
${out.join('\n')}
</svg>`,
  }
}

function stroke([x1, y1, x2, y2], px, py, width = 2, color = INK) {
  return `<line x1="${px(x1)}" y1="${py(y1)}" x2="${px(x2)}" y2="${py(y2)}" stroke="${color}" stroke-width="${width}"/>`
}

function door(x, y, dir, w, swing = '++', px, py, s) {
  const hinge = swing[0] === '+' ? 0 : 1
  const side = swing[1] === '+' ? 1 : -1
  const reach = OUTER + 0.02
  const cover =
    dir === 'h'
      ? `<rect x="${px(x)}" y="${py(y - reach)}" width="${s(w)}" height="${s(2 * reach)}" fill="#ffffff"/>`
      : `<rect x="${px(x - reach)}" y="${py(y)}" width="${s(2 * reach)}" height="${s(w)}" fill="#ffffff"/>`
  const a = dir === 'h' ? [x + hinge * w, y] : [x, y + hinge * w]
  const b = dir === 'h' ? [x + (1 - hinge) * w, y] : [x, y + (1 - hinge) * w]
  const leaf = dir === 'h' ? [a[0], y + side * w] : [x + side * w, a[1]]
  const cross = (leaf[0] - a[0]) * (b[1] - a[1]) - (leaf[1] - a[1]) * (b[0] - a[0])
  const arc = `M ${px(leaf[0])} ${py(leaf[1])} A ${s(w)} ${s(w)} 0 0 ${cross > 0 ? 1 : 0} ${px(b[0])} ${py(b[1])}`
  return `${cover}
<path d="${arc}" fill="none" stroke="${LINE}" stroke-width="1.6"/>
${stroke([...a, ...leaf], px, py, 4)}`
}

/** A white outline keeps the text readable over furniture. */
function label(r, px, py, scale) {
  const small = r.w * scale < 150 || r.h * scale < 100
  const cx = px(r.x + r.w / 2 + (r.dx ?? 0))
  const cy = py(r.y + r.h / 2 + (r.dy ?? 0))
  const size = small ? 16 : 22
  const halo = 'stroke="#ffffff" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
  const words = small && r.name.length > 9 ? r.name.split(' ') : [r.name]
  const lines = words.map(
    (t, i) =>
      `<text x="${cx}" y="${cy + i * size - (small ? 0 : 4)}" font-size="${size}" font-weight="600" fill="${INK}" ${halo} text-anchor="middle" font-family="${FONT}">${t}</text>`,
  )
  if (!r.nosize) {
    lines.push(
      `<text x="${cx}" y="${cy + words.length * size - (small ? 2 : 0)}" font-size="${small ? 14 : 18}" fill="${LINE}" ${halo} text-anchor="middle" font-family="${FONT}">${r.w.toFixed(1)} × ${r.h.toFixed(1)} m</text>`,
    )
  }
  return lines.join('\n')
}

const style = `fill="#ffffff" stroke="${LINE}" stroke-width="1.8"`

/** [kind, x, y, w, h, turn]; x, y is the top-left corner, turn in quarter turns. */
function furniture([kind, x, y, w, h, turn = 0], px, py, s) {
  const W = s(turn % 2 ? h : w)
  const H = s(turn % 2 ? w : h)
  const cx = px(x + w / 2)
  const cy = py(y + h / 2)
  const r = (a, b, c, d, q = 4) => `<rect x="${a}" y="${b}" width="${c}" height="${d}" rx="${q}" ${style}/>`
  const parts = {
    bed: () =>
      r(0, 0, W, H) +
      r(W * 0.07, H * 0.05, W * 0.4, H * 0.17) +
      r(W * 0.53, H * 0.05, W * 0.4, H * 0.17) +
      r(0, H * 0.3, W, H * 0.7),
    single: () => r(0, 0, W, H) + r(W * 0.15, H * 0.05, W * 0.7, H * 0.16) + r(0, H * 0.3, W, H * 0.7),
    sofa: () => r(0, 0, W, H, 8) + r(W * 0.08, H * 0.28, W * 0.42, H * 0.72) + r(W * 0.5, H * 0.28, W * 0.42, H * 0.72),
    table: () => r(0, 0, W, H),
    dining: () =>
      [0.12, 0.42, 0.72]
        .map((t) => r(W * t, -H * 0.22, W * 0.18, H * 0.3) + r(W * t, H * 0.92, W * 0.18, H * 0.3))
        .join('') + r(0, 0, W, H),
    round: () => `<ellipse cx="${W / 2}" cy="${H / 2}" rx="${W / 2}" ry="${H / 2}" ${style}/>`,
    counter: () => r(0, 0, W, H, 1),
    hob: () =>
      r(0, 0, W, H, 2) +
      [
        [0.3, 0.3],
        [0.7, 0.3],
        [0.3, 0.7],
        [0.7, 0.7],
      ]
        .map(([a, b]) => `<circle cx="${W * a}" cy="${H * b}" r="${Math.min(W, H) * 0.13}" ${style}/>`)
        .join(''),
    sink: () => r(0, 0, W, H, 3) + r(W * 0.15, H * 0.18, W * 0.7, H * 0.6, 6),
    bath: () => r(0, 0, W, H, 4) + r(W * 0.05, H * 0.12, W * 0.9, H * 0.76, H * 0.35),
    shower: () =>
      r(0, 0, W, H, 2) +
      `<line x1="0" y1="0" x2="${W}" y2="${H}" stroke="${LINE}"/><line x1="${W}" y1="0" x2="0" y2="${H}" stroke="${LINE}"/>`,
    wc: () =>
      r(W * 0.1, 0, W * 0.8, H * 0.3, 3) +
      `<ellipse cx="${W / 2}" cy="${H * 0.64}" rx="${W * 0.36}" ry="${H * 0.36}" ${style}/>`,
    basin: () => r(0, 0, W, H, 4) + `<ellipse cx="${W / 2}" cy="${H / 2}" rx="${W * 0.36}" ry="${H * 0.3}" ${style}/>`,
    wardrobe: () =>
      r(0, 0, W, H, 1) + `<line x1="0" y1="${H / 2}" x2="${W}" y2="${H / 2}" stroke="${LINE}" stroke-dasharray="5 4"/>`,
    stairs: () => {
      const n = Math.max(6, Math.round(H / 26))
      return (
        r(0, 0, W, H, 0) +
        Array.from(
          { length: n },
          (_, i) =>
            `<line x1="0" y1="${(H * i) / n}" x2="${W}" y2="${(H * i) / n}" stroke="${LINE}" stroke-width="1.5"/>`,
        ).join('') +
        `<path d="M ${W / 2} ${H - 8} L ${W / 2} 14 M ${W / 2 - 8} 26 L ${W / 2} 12 L ${W / 2 + 8} 26" fill="none" stroke="${INK}" stroke-width="2"/>`
      )
    },
    pool: () => `<rect width="${W}" height="${H}" rx="6" fill="#e4f0f3" stroke="${LINE}" stroke-width="2"/>`,
    desk: () => r(0, 0, W, H, 2) + r(W * 0.36, H * 1.05, W * 0.28, H * 0.7, 8),
  }[kind]
  return `<g transform="translate(${cx} ${cy}) rotate(${turn * 90}) translate(${-W / 2} ${-H / 2})">${parts()}</g>`
}
