import { eventPath, type EventParams, findEventParams, worldsPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

/** Two routes with one page: an event that older links name has an address of its own. */
export const eventRoutes = [worldsPath(), '/event/:event'].map((path) =>
  defineRoute<EventParams>({
    feature: 'event',
    path,
    findParams: ({ event = path.slice(1) }) => findEventParams(event),
    toPath: ({ event }) => eventPath(event),
    // A title for the time before the page sets the name.
    title: (t, { event }) => (eventPath(event) === worldsPath() ? t('worlds.title') : event),
    page: lazyPage(async () => (await import('./EventPage.tsx')).EventPage),
    data: lazyData(async () => (await import('./load-event-page.ts')).loadEventPage),
  }),
)
