import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { RunePageTab_pageFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { RuneMarks } from '../match/RuneMarks.tsx'
import { findSecondTree } from '../match/second-tree.ts'
import { useRuneName } from '../match/useRuneName.ts'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import { PHONE } from '../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment RunePageTab_page on RunePage {
    keystone {
      runeId: key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    styles {
      description
      style {
        styleId: key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
    }
  }
`)

interface RunePageTabProps {
  readonly page: RunePageTab_pageFragment
  /** Share of the games. */
  readonly share: { readonly value: number; readonly games: number }
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '6px' },
  words: { display: 'grid', marginInlineStart: '4px', textAlign: 'start' },
  name: { [PHONE]: { display: 'none' } },
  ofGames: { [PHONE]: SCREEN_READER_ONLY },
  share: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

/** A short form of a rune page: its keystone, its second tree, and its share of games. */
export function RunePageTab({ page: { keystone, styles: trees }, share }: RunePageTabProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useRuneName()
  return (
    <span className={styles.root}>
      <RuneMarks keystone={keystone} secondTree={findSecondTree(trees)} size={26} explained={false} />
      <span className={styles.words}>
        {keystone === null ? null : (
          <span className={styles.name} aria-hidden="true">
            <LocalText name={nameOf(keystone)} />
          </span>
        )}
        <span className={styles.share}>
          {format.percent(share.value)} <span className={styles.ofGames}>{t('championBuilds.runes.ofGames')}</span>
        </span>
      </span>
    </span>
  )
}
