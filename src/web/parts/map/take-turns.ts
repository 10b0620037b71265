/**
 * Hands out turns one at a time, each in a task of its own: thirty squares that are ready at the same moment
 * would otherwise be drawn in one go, and the page would not hear a finger meanwhile.
 */
export function takeTurns() {
  const waiting: (() => void)[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    waiting.shift()?.()
    if (waiting.length > 0) port2.postMessage(null)
  }
  return {
    next: () =>
      new Promise<void>((resolve) => {
        if (waiting.push(resolve) === 1) port2.postMessage(null)
      }),
  }
}
