/** Tells this window that it changed what the browser stores: `storage` events fire only in other windows. */
export function announceStorageChange(name: string): void {
  window.dispatchEvent(new Event(name))
}

/** Calls `onChange` when any window changed what is stored. Returns a function that ends it. */
export function onStorageChange(name: string, onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(name, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(name, onChange)
  }
}
