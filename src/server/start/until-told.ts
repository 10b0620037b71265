/** Why the program should end. */
export type Ending = { cause: string; code: number }

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves once with the first reason to stop: a signal, a lost parent, or a defect that nothing caught. */
export function untilTold(): Promise<Ending> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve({ cause: signal, code: 0 }))
    // The command that started us was killed and cannot pass signals on any more.
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

/** Resolves when somebody asks a second time, who does not want to wait for the drain. */
export function untilToldAgain(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })
}
