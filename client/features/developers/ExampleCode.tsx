import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { MarkedText } from '../../components/MarkedText.tsx'
import { useCopy } from '../../components/useCopy.ts'
import { FORCED_COLORS, ownTokens, PHONE } from '../../theme/tokens.ts'
import type { Example } from './examples.ts'
import { useDevelopersWords } from './useDevelopersWords.ts'

const useStyles = makeStyles({
  code: {
    margin: 0,
    padding: '14px 16px',
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '13px',
    lineHeight: '20px',
    tabSize: 2,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [PHONE]: { padding: '12px', fontSize: '12px', lineHeight: '19px' },
  },
  pre: { margin: 0, font: 'inherit', whiteSpace: 'pre' },
  comment: { color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
  value: {
    borderRadius: '3px',
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorBrandForeground1,
    [FORCED_COLORS]: { textDecorationLine: 'underline' },
  },
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginTop: '10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  button: { minHeight: '36px' },
  run: { flex: '1 1 240px', textWrap: 'pretty' },
  link: { color: tokens.colorBrandForeground1, lineHeight: '36px' },
})

interface ExampleCodeProps {
  readonly example: Example
  readonly name: string
  /** Command that runs it. */
  readonly run: string
  /** Null when there is nothing to try in a browser. */
  readonly explorerPath: string | null
}

export function ExampleCode({ example: { pieces, file }, name, run, explorerPath }: ExampleCodeProps) {
  const styles = useStyles()
  const words = useDevelopersWords()
  const { said, copy } = useCopy()

  return (
    <>
      <section
        className={styles.code}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
        tabIndex={0}
        aria-label={words('code', { name })}
        translate="no"
      >
        <pre className={styles.pre} data-file={file}>
          {pieces.map(({ kind, text }, place) =>
            kind === 'code' ? (
              text
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- The pieces of an example never change their places.
              <span key={place} className={kind === 'comment' ? styles.comment : styles.value}>
                {text}
              </span>
            ),
          )}
        </pre>
      </section>
      <div className={styles.below}>
        <Button className={styles.button} onClick={() => void copy(pieces.map(({ text }) => text).join(''))}>
          {words('copy')}
        </Button>
        {explorerPath === null ? null : (
          <a href={explorerPath} className={styles.link}>
            {words('tryIt')}
          </a>
        )}
        <span className={styles.run}>
          <output>{said === null ? null : words(said)}</output>
          {said === null ? <MarkedText text={run} /> : null}
        </span>
      </div>
    </>
  )
}
