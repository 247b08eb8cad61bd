import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { nameOf, routeId, toOperation, toTemplate } from '../openapi.ts'
import type { Route } from '../route.ts'
import { type ExampleSetting, toExample } from './example.ts'
import { toGraphQL } from './graphql.ts'
import { html, type Html, NOTHING, toBreakable, toProse } from './html.ts'
import { type JsonSchema, type Shapes, shapeId, toFields, toKind, toRule } from './schema.ts'

interface RouteSurroundings extends ExampleSetting {
  readonly shapes: Shapes
  readonly ownPlace: ReadonlySet<string>
  readonly contract: GraphQLSchema
}

type Operation = ReturnType<typeof toOperation>

/** Renders the section of a route, at the anchor that the `Link` of its answers leads to. */
export function toRouteSection(route: Route, surroundings: RouteSurroundings): Html {
  const { parameters, responses } = toOperation(route)
  const id = routeId(route)
  return html`<section class="card" id="${id}">
    <h3>
      <a href="#${id}">${toName(route)}</a
      >${route.right === null ? NOTHING : html` <span class="chip">editors only</span>`}
    </h3>
    <p class="why">${toProse(route.why)}</p>
    ${toParameters(parameters)} ${toBody(route)}
    <h4>Answer</h4>
    ${toAnswer(route, surroundings)}
    <h4>Statuses</h4>
    <dl class="fields statuses">
      ${Object.entries(responses).map(
        ([status, { description }]) =>
          html`<div>
            <dt><code>${status}</code></dt>
            <dd>${toProse(description)}</dd>
          </div>`,
      )}
    </dl>
    ${toExample(route, surroundings)} ${toGraphQL(route.document, surroundings.contract)}
    <p class="since">Served since ${route.since}.</p>
  </section>`
}

export function toName(route: Route): Html {
  const { method } = route
  return html`<span class="method ${method.toLowerCase()}">${method}</span>
    <code>${toBreakable(toTemplate(route))}</code>`
}

function toParameters(parameters: Operation['parameters']): Html {
  if (parameters.length === 0) return NOTHING
  return html`<h4>Parameters</h4>
    <dl class="fields">
      ${parameters.map(
        ({ name, in: place, required, description = '', schema }) =>
          html`<div>
            <dt>
              <code>${name}</code>
              <span class="kind">${toKind(schema)}, in the ${place}${required ? '' : ', optional'}</span>
            </dt>
            <dd>${toProse(description)} ${toRule({ ...schema, description })}</dd>
          </div>`,
      )}
    </dl>`
}

function toBody({ body }: Route): Html {
  return body === null
    ? NOTHING
    : html`<h4>Body</h4>
        ${toShape(z.toJSONSchema(body, { io: 'input' }))}`
}

function toAnswer({ shape }: Route, { shapes, ownPlace }: RouteSurroundings): Html {
  const name = nameOf(shape)
  const schema = shapes[name] ?? {}
  if (!ownPlace.has(name)) return toShape(schema)
  return html`<p><a href="#${shapeId(name)}">${name}</a>. ${toProse(schema.description ?? '')}</p>`
}

export function toShape(schema: JsonSchema): Html {
  const { description } = schema
  return html`<p>${toProse(description ?? '')} <span class="kind">${toKind(schema)}</span></p>
    ${toFields(schema)}`
}
