/** Downloads data of the page as a file. */
export function saveFile(parts: BlobPart[], { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
