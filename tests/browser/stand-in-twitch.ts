import type { BrowserContext, Page } from 'playwright-core'
import { TWITCH_SCRIPT } from '../../client/features/streams/twitch-script.ts'

/** Replacement for Twitch's script: players are boxes with the name of their channel, and play at once. */
const SCRIPT = `
  window.twitchPlayers = []
  window.Twitch = {
    Player: class {
      static READY = 'ready'
      static PLAYING = 'playing'
      static PAUSE = 'pause'
      static PLAY = 'play'
      static ENDED = 'ended'
      static OFFLINE = 'offline'
      static ONLINE = 'online'
      static PLAYBACK_BLOCKED = 'blocked'
      constructor(place, options) {
        this.options = options
        this.channel = options.channel
        this.muted = options.muted
        this.paused = false
        this.listeners = {}
        this.box = document.createElement('div')
        this.box.dataset.player = window.twitchPlayers.push(this)
        place.append(this.box)
        this.draw()
        queueMicrotask(() => {
          this.emit('ready')
          this.emit('playing')
        })
      }
      draw() { this.box.textContent = this.channel + (this.muted ? ' muted' : ' with sound') }
      emit(event) { this.listeners[event]?.() }
      addEventListener(event, listener) { this.listeners[event] = listener }
      setChannel(channel) {
        this.channel = channel
        this.draw()
        queueMicrotask(() => this.emit('playing'))
      }
      setMuted(muted) { this.muted = muted; this.draw() }
      isPaused() { return this.paused }
      getQualities() { return [{ group: 'chunked', name: '1080p60' }, { group: '720p60', name: '720p60' }] }
      setQuality(quality) { this.quality = quality }
      destroy() { this.box.remove() }
    }
  }
`

/** Replaces Twitch's player script. Returns a counter of its requests. */
export async function standInForTwitch(pages: Page | BrowserContext): Promise<{ readonly asked: () => number }> {
  let asked = 0
  await pages.route(TWITCH_SCRIPT, async (route) => {
    asked += 1
    await route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  return { asked: () => asked }
}
