/** What the server's assembly uses of the reports about homes. */
export { upkeepFileSource } from './upkeep-file.ts'
