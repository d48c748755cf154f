/** Returns a controller that the given signal aborts too. Browsers of 2023 lack AbortSignal.any. */
export function controllerWithin(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal })
  return controller
}
