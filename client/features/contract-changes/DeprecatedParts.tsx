import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { MarkedText } from '../../components/MarkedText.tsx'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { PHONE } from '../../theme/tokens.ts'
import type { CONTRACT } from './contract-versions.ts'
import { useContractChangesWords } from './useContractChangesWords.ts'

const useStyles = makeStyles({
  card: { padding: '18px 24px 14px', [PHONE]: { padding: '16px 12px 10px' } },
  title: { ...sectionTitleStyle, margin: 0 },
  words: { margin: '4px 0 12px', color: tokens.colorNeutralForeground2 },
  // Without room side by side, each cell has its own line.
  block: { [PHONE]: { display: 'block' } },
  table: { width: '100%', borderCollapse: 'collapse', lineHeight: '20px' },
  heads: { [PHONE]: { display: 'none' } },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, [PHONE]: { display: 'grid', padding: '8px 0' } },
  cell: {
    padding: '8px 16px 8px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    ':last-child': { paddingInlineEnd: 0 },
    [PHONE]: { padding: 0 },
  },
  head: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  part: { fontFamily: tokens.fontFamilyMonospace, fontSize: '13px', color: tokens.colorNeutralForeground1 },
  day: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

/** Parts of the contract that still work, with their last days. */
export function DeprecatedParts({ parts }: { readonly parts: typeof CONTRACT.deprecated }) {
  const styles = useStyles()
  const words = useContractChangesWords()
  const moments = useMomentFormat()
  return (
    <section id="deprecated" aria-labelledby="deprecated-title">
      <Card className={styles.card}>
        <h2 id="deprecated-title" className={styles.title}>
          {words('goes.title')}
        </h2>
        <p className={styles.words}>{words('goes.words')}</p>
        <table className={mergeClasses(styles.table, styles.block)} aria-labelledby="deprecated-title">
          <thead className={styles.heads}>
            <tr>
              {(['part', 'instead', 'lastDay'] as const).map((head) => (
                <th key={head} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                  {words(`goes.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.block}>
            {parts.map(({ part, instead, lastDay }) => (
              <tr key={part} className={styles.row}>
                <th scope="row" lang="en" className={mergeClasses(styles.cell, styles.part)} translate="no">
                  {part}
                </th>
                <td lang="en" className={styles.cell}>
                  <MarkedText text={instead} />
                </td>
                <td className={mergeClasses(styles.cell, styles.day)}>
                  {lastDay === null ? null : moments.partialDate(lastDay)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
