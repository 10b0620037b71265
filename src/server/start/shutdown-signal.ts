/** Reason for the shutdown. */
export type Ending = { cause: string; code: number }

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves with the first reason to stop: a signal, a lost parent process, or an uncaught error. */
export function waitForShutdown(): Promise<Ending> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve({ cause: signal, code: 0 }))
    // The parent process was killed and can no longer forward signals.
    process.once('disconnect', () => resolve({ cause: 'the starting command ended', code: 0 }))
    process.channel?.unref()
    const defect = (error: unknown) => {
      console.error(error)
      resolve({ cause: 'a defect', code: 1 })
    }
    process.on('uncaughtException', defect)
    process.on('unhandledRejection', defect)
  })
}

/** Resolves on a second signal, which skips the drain. */
export function waitForSecondSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })
}
