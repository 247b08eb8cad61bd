import type { GraphQLSchema } from 'graphql'
import { routeId } from '../openapi.ts'
import type { Route } from '../route.ts'
import type { ExampleSetting } from './example.ts'
import { type RouteGroup, groupId, toGroups } from './groups.ts'
import { html, type Html, NOTHING } from './html.ts'
import { toIntroduction } from './introduction.ts'
import { toName, toRouteSection, toShape } from './route.ts'
import { findNamesUsed, shapeId, type Shapes } from './schema.ts'

/** Theme that the visitor chose; `system` follows the operating system. */
export type Theme = 'dark' | 'light' | 'system'

interface DocsPage extends ExampleSetting {
  readonly routes: readonly Route[]
  /** The shapes of the answers, and the shapes nested in them. */
  readonly shapes: Shapes
  readonly contract: GraphQLSchema
  readonly theme: Theme
  readonly style: Html
}

/** Needs no script. All texts of the catalog and the contract are escaped. */
export function docsPage({ routes, shapes, contract, theme, style, origin, world }: DocsPage): string {
  const groups = toGroups(routes)
  const ownPlace = findNamesUsed(shapes)
  const page = html`<!doctype html>
    <html lang="en" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${SUMMARY}" />
        <title>/v2 · Lanewatch</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        ${BACKDROP} ${BAR}
        <main>
          <div class="head">
            <h1>The REST interface, /v2</h1>
            <p>${SUMMARY}</p>
          </div>
          <div class="columns">
            ${toContents(groups, ownPlace)}
            <div class="content" id="content" tabindex="-1">
              ${toIntroduction(routes)}
              ${groups.map(
                (group) =>
                  html`<section id="${groupId(group)}">
                    <h2>${group.title}</h2>
                    ${group.routes.map((route) => toRouteSection(route, { shapes, ownPlace, contract, origin, world }))}
                  </section>`,
              )}
              ${toShapes(shapes, ownPlace)}
            </div>
          </div>
        </main>
        <footer>Lanewatch answers <code>/v2</code> from the same contract that its own pages use.</footer>
      </body>
    </html> `
  return page.toString()
}

const SUMMARY =
  'The routes for older clients of Lanewatch: parameters, answers, an example, and the GraphQL behind each.'

function toContents(groups: readonly RouteGroup[], ownPlace: ReadonlySet<string>): Html {
  return html`<nav class="contents" aria-labelledby="contents">
    <h2 id="contents">Contents</h2>
    <ul>
      <li><a href="#introduction">How to use it</a></li>
    </ul>
    ${groups.map(
      (group) =>
        html`<section>
          <h3><a href="#${groupId(group)}">${group.title}</a></h3>
          <ul>
            ${group.routes.map((route) => html`<li><a href="#${routeId(route)}">${toName(route)}</a></li>`)}
          </ul>
        </section>`,
    )}
    ${
      ownPlace.size === 0
        ? NOTHING
        : html`<ul>
            <li><a href="#shapes">Shapes</a></li>
          </ul>`
    }
  </nav>`
}

/** Renders the shapes that others contain, each in a section of its own. */
function toShapes(shapes: Shapes, ownPlace: ReadonlySet<string>): Html {
  const rows = Object.entries(shapes).filter(([name]) => ownPlace.has(name))
  if (rows.length === 0) return NOTHING
  return html`<section id="shapes">
    <h2>Shapes</h2>
    ${rows.map(
      ([name, shape]) =>
        html`<section class="card" id="${shapeId(name)}">
          <h3><a href="#${shapeId(name)}">${name}</a></h3>
          ${toShape(shape)}
        </section>`,
    )}
  </section>`
}

const BAR = html`<header class="bar">
  <a class="home" href="/"
    ><svg
      aria-hidden="true"
      width="28"
      height="28"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
    >
      <path d="M5 27V9a4 4 0 0 1 4-4h18" />
      <path d="M27 5v18a4 4 0 0 1-4 4H5" opacity="0.4" />
      <path d="M7 25 25 7" opacity="0.65" /></svg
    >Lanewatch</a
  >
  <nav aria-label="The API">
    <a href="/graphql">GraphQL</a> <a href="/schema.graphql">Contract</a> <a href="/v2/openapi.json">OpenAPI</a>
  </nav>
</header>`

/** Background of every page: the three lanes of the map, and a light from above. */
const BACKDROP = html`<div class="backdrop" aria-hidden="true">
  <svg width="1260" height="560" viewBox="-70 0 1260 560" fill="none" stroke="currentColor">
    <g stroke-width="26" opacity="0.07" stroke-linecap="round">
      <path d="M-50 560V170Q-50 100 20 100H1010" />
      <path class="off-phone" d="M1090 58 300 560" />
      <path d="M1020 60V560" />
    </g>
    <g stroke-width="1.2" opacity="0.24">
      <path d="M-50 560V170Q-50 100 20 100H1010" />
      <path class="off-phone" d="M1090 58 300 560" />
    </g>
  </svg>
</div>`
