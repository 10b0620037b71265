import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  port: number
  close(): Promise<void>
}

/** Round-robin TCP proxy: a client that reconnects may reach another node. */
export async function roundRobin(ports: readonly number[]): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    client.on('error', () => client.destroy())
    hand(client, ports.length)
  })

  /** A node that is down is skipped, as a load balancer does. */
  function hand(client: Socket, triesLeft: number) {
    if (triesLeft === 0) return void client.destroy()
    const node = connect({ port: ports[turn++ % ports.length]!, host: '127.0.0.1', noDelay: true })
    let isConnected = false
    node.once('connect', () => {
      isConnected = true
      client.setNoDelay(true)
      client.pipe(node)
      node.pipe(client)
    })
    node.on('error', () => (isConnected ? client.destroy() : hand(client, triesLeft - 1)))
    node.on('close', () => isConnected && client.destroy())
    client.on('close', () => node.destroy())
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
