export { listen } from './boot/listen.ts'
export {
  drain,
  logUnhandledErrors,
  Shutdown,
  stopOnSignals,
  stopWithParent,
  untilStopped,
} from './boot/shutdown.ts'
export { exitWithRefusal, StartRefusal } from './boot/start-refusal.ts'
