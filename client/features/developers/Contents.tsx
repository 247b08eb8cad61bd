import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { contractChangesPath } from '../../paths.ts'
import { TABLET } from '../../theme/tokens.ts'
import { TOPICS } from './topics.ts'
import { useDevelopersTexts, useDevelopersWords } from './useDevelopersWords.ts'

/** Addresses that the server answers itself, outside the pages. */
const LINKS = [
  { href: '/graphql', name: 'explorer' },
  { href: '/schema.graphql', name: 'contract' },
  { href: '/v2/docs', name: 'rest' },
  { href: '/llms.txt', name: 'models' },
] as const

const useStyles = makeStyles({
  side: {
    position: 'sticky',
    top: '16px',
    display: 'grid',
    gap: '22px',
    [TABLET]: { position: 'static', gap: '14px' },
  },
  title: {
    margin: '0 0 6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
    [TABLET]: { display: 'flex', flexWrap: 'wrap', gap: '8px', borderLeft: 'none' },
  },
  link: {
    display: 'block',
    padding: '5px 0 5px 14px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusMedium },
    [TABLET]: {
      padding: '4px 12px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusCircular,
      fontSize: tokens.fontSizeBase200,
    },
  },
  more: { display: 'grid', gap: '10px', margin: 0, [TABLET]: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px' } },
  term: { lineHeight: '20px', [TABLET]: { lineHeight: '24px' } },
  out: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  about: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    // The first example belongs on the first screen.
    [TABLET]: { display: 'none' },
  },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: tokens.colorNeutralForeground2 },
})

/** Contents of the page, and the other pages about the API. */
export function Contents() {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useDevelopersWords()
  const texts = useDevelopersTexts()
  return (
    <div className={styles.side}>
      <nav aria-labelledby="contents">
        <h2 id="contents" className={styles.title}>
          {words('contents')}
        </h2>
        <ul className={styles.list}>
          {TOPICS.map(({ id, texts: name }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {texts[name].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className={styles.more}>
        {LINKS.map(({ href, name }) => (
          <div key={href}>
            <dt className={styles.term}>
              <a href={href} className={styles.out}>
                {words(`links.${name}`)}
              </a>
            </dt>
            <dd className={styles.about}>{words(`links.${name}Text`)}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.term}>
            <Link to={contractChangesPath()} className={styles.out}>
              {t('shell.contractChanges')}
            </Link>
          </dt>
          <dd className={styles.about}>{words('links.changesText')}</dd>
        </div>
      </dl>
      <p className={styles.note}>{words('values')}</p>
    </div>
  )
}
