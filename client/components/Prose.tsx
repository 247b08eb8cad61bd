import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { Card } from './Card.tsx'
import { PageBand } from './PageBand.tsx'

/** A table begins with its column heads. */
export type ProsePart =
  | string
  | { readonly list: readonly string[] }
  | { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }

export interface Chapter {
  /** The same in every language. */
  readonly id: string
  readonly title: string
  readonly parts: readonly ProsePart[]
}

interface ProseProps {
  readonly title: string
  readonly summary: string
  readonly chapters: readonly Chapter[]
  /** Content at the end of chapters, by chapter id. */
  readonly after: Readonly<Record<string, ReactNode>>
}

const useStyles = makeStyles({
  text: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    maxWidth: '720px',
    boxSizing: 'border-box',
    padding: '24px 28px 18px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '26px',
    [PHONE]: { padding: '18px 16px 10px' },
  },
  title: {
    margin: '0 0 6px',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  // About 75 letters in a line.
  paragraph: {
    margin: '0 0 10px',
    maxWidth: '60ch',
    textWrap: 'pretty',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  list: {
    margin: '0 0 10px',
    maxWidth: '60ch',
    boxSizing: 'border-box',
    textWrap: 'pretty',
    paddingInlineStart: '20px',
    color: tokens.colorNeutralForeground2,
  },
  item: { marginBottom: '4px' },
  table: {
    width: '100%',
    margin: '6px 0 14px',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    // Without room side by side, each cell has its own line.
    [PHONE]: { display: 'block' },
  },
  heads: { [PHONE]: { display: 'none' } },
  body: { [PHONE]: { display: 'block' } },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { display: 'grid', padding: '8px 0' },
  },
  cell: {
    padding: '8px 16px 8px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    [PHONE]: { padding: 0 },
  },
  first: {
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    [PHONE]: { whiteSpace: 'normal' },
  },
})

export function Prose({ title, summary, chapters, after }: ProseProps) {
  const styles = useStyles()
  return (
    <article>
      <PageBand title={title}>{summary}</PageBand>
      <Card className={styles.text}>
        {chapters.map(({ id, title: chapterTitle, parts }) => (
          <section key={id} id={id}>
            <h2 className={styles.title}>{chapterTitle}</h2>
            {parts.map((part, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The parts of a text never change their places.
              <Fragment key={place}>
                <Part part={part} label={chapterTitle} />
              </Fragment>
            ))}
            {after[id]}
          </section>
        ))}
      </Card>
    </article>
  )
}

function Part({ part, label }: { readonly part: ProsePart; readonly label: string }) {
  const styles = useStyles()
  if (typeof part === 'string') return <p className={styles.paragraph}>{part}</p>
  if ('list' in part) {
    return (
      <ul className={styles.list}>
        {part.list.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.heads}>
        <tr>
          {part.heads.map((head) => (
            <th key={head} scope="col" className={styles.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {part.rows.map(([name = '', ...cells]) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={mergeClasses(styles.cell, styles.first)}>
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
