import { makeStyles, tokens } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { MarkedText } from '../../components/MarkedText.tsx'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import type { ContractVersion } from './contract-versions.ts'
import { useContractChangesWords } from './useContractChangesWords.ts'

const KINDS = ['added', 'changed', 'deprecated', 'removed'] as const

const useStyles = makeStyles({
  card: { padding: '18px 24px 22px', [PHONE]: { padding: '16px 12px 18px' } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px' },
  title: { ...sectionTitleStyle, margin: 0 },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
  words: { margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
  kind: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    margin: '18px 0 2px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  added: { color: tokens.colorBrandForeground1 },
  changed: { color: tokens.colorNeutralForeground1 },
  deprecated: { color: ownTokens.gold },
  removed: { color: ownTokens.loss },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  change: {
    padding: '8px 0',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  part: { fontFamily: tokens.fontFamilyMonospace, fontSize: '13px', lineHeight: '20px', overflowWrap: 'anywhere' },
  about: { display: 'block', color: tokens.colorNeutralForeground2, lineHeight: '20px', textWrap: 'pretty' },
})

interface VersionSectionProps {
  readonly version: ContractVersion
  /** The release before; null for the first one. */
  readonly before: string | null
}

/** A release of the contract, or what came after the newest one. */
export function VersionSection({ version: { version, day, changes }, before }: VersionSectionProps) {
  const styles = useStyles()
  const words = useContractChangesWords()
  const moments = useMomentFormat()
  const id = `contract-${version ?? 'next'}`
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {version === null ? words('next', { version: before ?? '' }) : words('version', { version })}
          </h2>
          {day === null ? null : <span className={styles.small}>{moments.partialDate(day)}</span>}
        </div>
        {version === null ? <p className={styles.words}>{words('nextWords')}</p> : null}
        {before === null ? <p className={styles.words}>{words('first')}</p> : null}
        {KINDS.map((kind) => {
          const ofKind = changes.filter((change) => change.kind === kind)
          if (ofKind.length === 0) return null
          return (
            <div key={kind}>
              <h3 className={styles.kind}>
                <span className={styles[kind]}>{words(`kinds.${kind}`)}</span>
                <span className={styles.small}>{ofKind.length}</span>
              </h3>
              <ul className={styles.list}>
                {ofKind.map(({ part, sentence, about, lastDay }) => (
                  <li key={sentence} className={styles.change}>
                    <span lang="en" className={styles.part} translate="no">
                      {part ?? sentence}
                    </span>{' '}
                    {lastDay === null ? null : (
                      <span className={styles.small}>{words('lastDay', { date: moments.partialDate(lastDay) })}</span>
                    )}
                    {about === null ? null : (
                      <span lang="en" className={styles.about}>
                        <MarkedText text={about} />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </Card>
    </section>
  )
}
