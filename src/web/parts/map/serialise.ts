/**
 * Runs turns one at a time, each in its own task: thirty tiles that are ready at the same time would otherwise be drawn
 * in one task, which would block input.
 */
export function serialise() {
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
