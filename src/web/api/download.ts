/** Downloads the file that a call has prepared. */
export async function download(prepared: Promise<{ url: string }>): Promise<void> {
  location.assign((await prepared).url)
}
