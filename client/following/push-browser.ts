/**
 * Support for notifications in this browser while no page is open. `insecure`: the page was not loaded over https. `home-screen`: an iPhone
 * or iPad notifies only for sites on its home screen. `missing`: the browser has no push messages.
 */
export type PushSupport = 'ready' | 'insecure' | 'home-screen' | 'missing'

/** The service worker of notifications, at a stable address. */
const WORKER = '/push-worker.js'

export function findPushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure'
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready'
  return isOfApple() ? 'home-screen' : 'missing'
}

/** An iPad calls itself a Mac, which has no touch screen. */
function isOfApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** Finds the subscription of this browser at its push service; null without one. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes with the public key of the server, in base64url. Replaces a subscription with another key. Rejects when that fails. */
export async function subscribeToPush(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(WORKER)
  const known = await registration.pushManager.getSubscription()
  const applicationServerKey = bytesOf(key)
  if (known !== null && isSame(known.options.applicationServerKey, applicationServerKey)) return known
  await known?.unsubscribe()
  await activated(registration)
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** A subscription needs an active worker. */
async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active !== null || worker === null) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSame(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  if (known === null) return false
  const bytes = new Uint8Array(known)
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index])
}
