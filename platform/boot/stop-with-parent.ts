const PARENT_MILLISECONDS = 200

/** If the process that started us, such as npm, is killed with SIGKILL, nothing else would stop us. */
export function stopWithParent(): void {
  const stop = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', stop)
  process.channel?.unref()
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, PARENT_MILLISECONDS)
  watch.unref()
}
