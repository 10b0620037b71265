/** A piece of a line in one font, as it stands on paper from left to right. */
export interface Run {
  text: string
  script: Script
}

type Script = 'latin' | 'arabic' | 'devanagari'

type Direction = 'left' | 'right'

interface Token {
  text: string
  /** A number reads from the left wherever it stands; a sign goes with what is around it. */
  kind: Direction | 'number' | 'sign'
  script: Script
  level: number
}

// What was marked to stay in one piece, words of a right-to-left script, numbers with what belongs to them, other words, and single signs between them.
const TOKENS =
  /\u2066(?<piece>[^\u2069]*)\u2069?|(?<other>[\p{Script=Devanagari}\u0964\u0965]+)|(?<right>[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+)|(?<number>[$€£¥]?\p{Nd}+(?:[.,:/-]\p{Nd}+)*[%$€£¥]?)|(?<left>\p{L}[\p{L}\p{M}\p{Nd}_]*)|(?<sign>.)/gsu
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/u
const DEVANAGARI = /[\p{Script=Devanagari}\u0964\u0965]/u
const scriptOf = (text: string): Script =>
  ARABIC.test(text) ? 'arabic' : DEVANAGARI.test(text) ? 'devanagari' : 'latin'
const MIRRORED = new Map([...'()[]{}<>«»'].map((sign, index, all) => [sign, all[index ^ 1]!]))

/**
 * Puts a line into the order in which it stands on paper, as the Unicode bidirectional algorithm does for text without
 * embeddings. Words from the right are pieces of their own, because the library would put them from the left.
 */
export function runsOf(line: string, isRightToLeft: boolean): Run[] {
  const tokens = tokensOf(line)
  // Words from the left alone stay in their order, signs at their end included.
  const base: Direction = isRightToLeft && tokens.some(({ script }) => script === 'arabic') ? 'right' : 'left'
  placeNumbers(tokens, base)
  placeSigns(tokens, base)
  for (const token of tokens) token.level = levelOf(token, base)
  return merged(reordered(tokens))
}

/** Somebody's name or address runs as its own first letter does, whatever the page does around it. */
export function runsFromRight(text: string, otherwise: boolean): boolean {
  const first = tokensOf(text).find(({ kind }) => kind === 'left' || kind === 'right')
  return first ? first.kind === 'right' : otherwise
}

const tokensOf = (line: string): Token[] =>
  [...line.matchAll(TOKENS)].map(({ 0: whole, groups: { piece, other, right, number, left } = {} }) => ({
    text: piece ?? whole,
    kind: right ? 'right' : number ? 'number' : (piece ?? other ?? left) ? 'left' : 'sign',
    script: scriptOf(whole),
    level: 0,
  }))

/** A number after words from the left is one of them. */
function placeNumbers(tokens: Token[], base: Direction) {
  let before: Direction = base
  for (const token of tokens)
    if (token.kind === 'number' && before === 'left') token.kind = 'left'
    else if (token.kind === 'left' || token.kind === 'right') before = token.kind
}

/** Brackets go with what they hold, other signs with what is on both sides of them, and else with the line. */
function placeSigns(tokens: Token[], base: Direction) {
  const side = (token: Token | undefined): Direction | null =>
    !token ? base : token.kind === 'sign' ? null : token.kind === 'left' ? 'left' : 'right'
  for (const [open, close] of brackets(tokens)) {
    const inside = tokens.slice(open + 1, close).map(side)
    const before = tokens.slice(0, open).map(side).findLast(Boolean) ?? base
    const other = base === 'left' ? 'right' : 'left'
    const kind = !inside.includes(base) && inside.includes(other) && before === other ? other : base
    if (inside.some(Boolean)) tokens[open]!.kind = tokens[close]!.kind = kind
  }
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]!.kind !== 'sign') continue
    let to = from
    while (tokens[to]?.kind === 'sign') to++
    const [left, right] = [side(tokens[from - 1]), side(tokens[to])]
    for (const token of tokens.slice(from, to)) token.kind = left === right && left ? left : base
  }
}

function brackets(tokens: readonly Token[]): [number, number][] {
  const open: number[] = []
  return tokens.flatMap(({ text, kind }, index): [number, number][] => {
    if (kind === 'sign' && '([{'.includes(text)) open.push(index)
    const from = kind === 'sign' && ')]}'.includes(text) ? open.pop() : undefined
    return from !== undefined && MIRRORED.get(tokens[from]!.text) === text ? [[from, index]] : []
  })
}

const levelOf = ({ kind }: Token, base: Direction) =>
  kind === 'right' ? 1 : kind === 'number' ? 2 : base === 'right' ? 2 : 0

/** From the deepest level to the first, whatever is that deep or deeper is turned round. */
function reordered(tokens: Token[]): Token[] {
  const line = [...tokens]
  for (const depth of [2, 1])
    for (let from = 0; from < line.length; from++) {
      let to = from
      while ((line[to]?.level ?? -1) >= depth) to++
      if (to > from) line.splice(from, to - from, ...line.slice(from, to).reverse())
      from = Math.max(from, to - 1)
    }
  return line.map((token) => (token.level === 1 ? { ...token, text: MIRRORED.get(token.text) ?? token.text } : token))
}

function merged(tokens: readonly Token[]): Run[] {
  const runs: (Run & { level: number })[] = []
  for (const { text, script, level } of tokens) {
    const last = runs.at(-1)
    if (last && script !== 'arabic' && script === last.script && level !== 1 && level === last.level) last.text += text
    else runs.push({ text, script, level })
  }
  return runs.map(({ text, script }) => ({ text, script }))
}
