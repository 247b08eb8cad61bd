import type { Page } from 'playwright-core'

/**
 * Records in `faults` everything that a page must not do: throw, log errors or warnings, receive an error status or no answer,
 * or send a request to another host.
 */
export function watchFaults(page: Page, origin: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`))

  page.on('console', (message) => {
    // Chromium's own message about failed requests: they are recorded below, with the address.
    if (message.text().startsWith('Failed to load resource')) return
    // Leaving a page drops its pending requests and connections.
    if (message.text().includes('WebSocket is closed before the connection is established')) return
    // Chromium connects no page that a test itself has delivered to a server of this machine.
    if (message.text().includes('ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS')) return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.type()} ${message.text()}`)
  })

  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') faults.push(`asked ${request.url()}`)
  })

  page.on('response', (response) => {
    // A missing page shows that itself.
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) faults.push(`${response.status()} ${pathOf(response.url())}`)
  })

  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page drops its pending requests.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${pathOf(request.url())}`)
  })
}

const pathOf = (url: string) => new URL(url).pathname
