/** Fits a laptop; durable, because kill -9 of either side must lose nothing. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

/** For tests, whose data may be lost. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }

/** The command line of the server. */
export function serverArguments(cluster: string, port: number, durable: boolean): string[] {
  const settings = { ...SETTINGS, ...(durable ? {} : CARELESS), port }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
