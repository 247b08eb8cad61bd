import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LineChart } from '../../../client/components/LineChart.tsx'
import { StepLine } from '../../../client/components/StepLine.tsx'

const withoutStyles = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')

const pathsOf = (html: string) => [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)

describe('a line of steps', () => {
  it('keeps its height until the next point and jumps there, with nothing in between', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
      { x: 0.75, y: 0.25 },
    ]
    const html = renderToStaticMarkup(<StepLine pieces={[points]} end={1} />)
    expect(pathsOf(html)).toEqual(['M0 1H0.5V0H0.75V0.75H1'])
  })

  it('never joins two pieces, and only the last one goes on to the end', () => {
    const pieces = [
      [
        { x: 0, y: 0.5 },
        { x: 0.25, y: 1 },
      ],
      [{ x: 0.5, y: 0 }],
    ]
    const html = renderToStaticMarkup(<StepLine pieces={pieces} end={1} />)
    expect(pathsOf(html)).toEqual(['M0 0.5H0.25V0', 'M0.5 1H1'])
  })

  it('says at each point what is there', () => {
    const pieces = [
      [
        { x: 0, y: 0, title: 'Gold II 40 LP' },
        { x: 1, y: 1, title: 'Gold I 2 LP' },
      ],
    ]
    const html = renderToStaticMarkup(<StepLine pieces={pieces} end={1} dots />)
    expect([...html.matchAll(/<title>([^<]+)/g)].map(([, title]) => title)).toEqual(['Gold II 40 LP', 'Gold I 2 LP'])
  })
})

describe('a chart', () => {
  const html = renderToStaticMarkup(
    <LineChart
      label="From gold to platinum"
      x={{ from: 1000, to: 2000 }}
      y={{ from: 1500, to: 1700 }}
      pieces={[
        [
          { x: 1000, y: 1500, title: 'first' },
          { x: 1500, y: 1700, title: 'second' },
        ],
      ]}
      marks={[{ y: 1600, label: 'Platinum IV' }]}
      bands={[{ from: 1600, to: 1700 }]}
      notes={[{ x: 1500, y: 1700, label: 'Platinum III 0 LP', place: 'above' }]}
    />,
  )

  it('puts every value in its place between the ends', () => {
    expect(pathsOf(html)[0]).toBe('M0 1H0.5V0H1')
    expect(html).toContain('bottom:50%;height:50%')
  })

  it('says all of it in words to those who do not see it', () => {
    const [, named, drawing] = /^<figure([^>]*)>(<div[^>]*>.*<\/div>)<\/figure>$/s.exec(withoutStyles(html)) ?? []
    expect(named).toContain('aria-label="From gold to platinum"')
    expect(drawing).toMatch(/^<div[^>]* aria-hidden="true"/)
  })
})
