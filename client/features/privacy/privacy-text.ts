import type { Chapter } from '../../components/Prose.tsx'
import type { Locale } from '../../i18n/locale.ts'

/** Text of the privacy page in each language. */
export const PRIVACY_TEXT: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'short',
      title: 'In short',
      parts: [
        'No ads, no tracking, no analytics. You can read everything without signing in, and nothing you do here is sold or shared.',
      ],
    },
    {
      id: 'players',
      title: 'What the server stores about players',
      parts: [
        'The server stores public game data from Riot Games’ API. When someone looks up an account, it keeps:',
        {
          list: [
            'its Riot ID, region, level and profile icon, and its PUUID (the identifier that Riot assigns)',
            'its ranks, the changes this server saw, and its champion mastery',
            'the matches it played, with all their players as Riot’s API names them',
          ],
        },
        'For professional players it also keeps public information: their name, team and role, their accounts, their stream channel, and when they were seen live or in game.',
        'The data stays until the operator of this server removes it. It is not linked to visitors: we don’t store who looked up whom.',
        'In demo data, all players are made up.',
      ],
    },
    {
      id: 'cookies',
      title: 'What your browser stores',
      parts: [
        'These cookies come only from this site. If you answer No, your settings (except the language) last until you close the browser. If you answer Yes, they last for a year. If you haven’t visited for 30 days, we ask again: saved settings stay until you answer, and if you then answer No, until you close the browser.',
        {
          heads: ['Cookie', 'What for', 'How long'],
          rows: [
            ['cookies_accepted', 'Your answer to whether your settings may be kept.', '30 days after your last visit'],
            ['i18n_redirected', 'Your language, if you chose one.', '365 days'],
            ['theme', 'Your theme, if you chose one.', 'until the browser is closed; with consent 1 year'],
            [
              'motion',
              'Whether animations are reduced, if you chose that.',
              'until the browser is closed; with consent 1 year',
            ],
            ['region', 'The region you searched in last.', 'until the browser is closed; with consent 1 year'],
            ['spoilers', 'Whether results of pros are hidden.', 'until the browser is closed; with consent 1 year'],
            [
              'lanewatch_operator',
              'Only for roster editors who opened an operator link: their session.',
              '12 hours; the button below doesn’t delete it',
            ],
          ],
        },
        'Your browser’s storage also holds your recent searches: until you close the tab or, with consent, for all your tabs until you remove them, withdraw your consent, or come back after your answer has expired.',
        'Whatever you answered, it also holds what you follow without signing in, your alert settings, and which alerts were already shown, because you asked for that: until you follow nothing any more or delete it.',
        'Until you close the tab, it remembers that you allowed the Twitch player, that you turned off announcements or keyboard shortcuts, and when the page last reloaded itself after an update.',
        'The button below deletes all of this. It leaves the session of editors, and what another open tab remembers for itself until it is closed.',
      ],
    },
    {
      id: 'sign-in',
      title: 'If you sign in',
      parts: [
        'Some servers let you sign in; where there is no button for it, this section doesn’t apply. Google’s sign-in service, Firebase Authentication, keeps your account: your e-mail address, your name at Google if you signed in that way, your password in a form that no one can read, and when you signed in. Your browser contacts that service only once you press “Sign in”.',
        'Under the ID that the service assigns to you, this server keeps what you follow, which accounts you marked as yours, and your settings. It keeps neither your address nor your password. Roster changes you make as an editor are signed with your name, and everyone can read them.',
        'Your browser stores your session, and a note that there is one, until you sign out. That is so whatever you answered about cookies, because you couldn’t stay signed in otherwise. The button above doesn’t delete it.',
        'In the settings you can download everything stored about you, and delete it together with your account, at once and for good. Roster changes you signed stay.',
      ],
    },
    {
      id: 'logs',
      title: 'Logs',
      parts: [
        'For each request the server writes one line: the time, the address of the requested page or interface, the status, and how long the response took. The address of a page can contain the Riot ID that was looked up. Your IP address is not written there. How long these lines are kept is up to the operator of this server, and so is what a host or proxy in front of it logs.',
        'A server that keeps its data in Firestore, where several instances share it, also stores an entry for each IP address that uses more than a tenth of its limit in a minute: the SHA-256 hash of the address (for IPv6, of its network), how many tenths it used, and when that minute ends. The hash has no key, so the address can be found by trying all addresses. The entry is only used to limit usage. It is deleted about ten minutes later or, when there is little traffic, the next time an address uses as much.',
      ],
    },
    {
      id: 'others',
      title: 'Other services',
      parts: [
        'Pages, images and fonts come from this server. There are two exceptions: the Twitch player loads from Twitch only after you press play, and signing in contacts Google only after you press that button. Their own rules then apply.',
        'The server itself requests players and matches from Riot Games and streams from Twitch. They see what is requested, but not who requested it.',
      ],
    },
    {
      id: 'removal',
      title: 'Removal and correction',
      parts: [
        'You can ask us to correct or remove the page of your account, or the information about you as a professional player. Tell us the Riot ID and region. You can also object to the storage of your data, and ask what is stored about you.',
      ],
    },
  ],
  pl: [
    {
      id: 'short',
      title: 'W skrócie',
      parts: [
        'Nie ma tu reklam, śledzenia ani analityki. Wszystko można czytać bez logowania, a nic z tego, co tu robisz, nie jest sprzedawane ani udostępniane.',
      ],
    },
    {
      id: 'players',
      title: 'Co serwer przechowuje o graczach',
      parts: [
        'Serwer przechowuje publiczne dane z gry, które otrzymuje z API Riot Games. Gdy ktoś wyszuka konto, zachowuje:',
        {
          list: [
            'jego Riot ID, region, poziom i ikonę profilu oraz PUUID, czyli identyfikator nadawany przez Riot',
            'jego rangi, ich zmiany od czasu, gdy ten serwer je śledzi, oraz maestrię bohaterów',
            'rozegrane mecze wraz ze wszystkimi uczestnikami, tak jak podaje ich API Riot',
          ],
        },
        'O zawodowych graczach zachowuje też to, co o nich publicznie wiadomo: nazwę, drużynę i rolę, ich konta, kanał, na którym streamują, oraz to, kiedy są na żywo lub w grze.',
        'Dane pozostają, dopóki operator tego serwera ich nie usunie. Nie są powiązane z odwiedzającymi: nie zapisujemy przy nich, kto kogo wyszukał.',
        'W danych demonstracyjnych wszyscy gracze są wymyśleni.',
      ],
    },
    {
      id: 'cookies',
      title: 'Co przechowuje Twoja przeglądarka',
      parts: [
        'Te pliki cookie pochodzą wyłącznie z tej strony. Jeśli odpowiesz „Nie”, ustawienia (poza językiem) obowiązują do zamknięcia przeglądarki. Jeśli odpowiesz „Tak”, są pamiętane przez rok. Po 30 dniach bez odwiedzin pytamy ponownie: zapisane ustawienia obowiązują do Twojej odpowiedzi, a jeśli wtedy odpowiesz „Nie”, do zamknięcia przeglądarki.',
        {
          heads: ['Plik cookie', 'Do czego służy', 'Jak długo'],
          rows: [
            [
              'cookies_accepted',
              'Twoja odpowiedź na pytanie, czy pamiętać ustawienia.',
              '30 dni od ostatnich odwiedzin',
            ],
            ['i18n_redirected', 'Wybrany przez Ciebie język.', '365 dni'],
            ['theme', 'Wybrany przez Ciebie motyw.', 'do zamknięcia przeglądarki; za zgodą rok'],
            ['motion', 'Czy animacje są ograniczone, jeśli to wybierzesz.', 'do zamknięcia przeglądarki; za zgodą rok'],
            ['region', 'Ostatnio wybrany region wyszukiwania.', 'do zamknięcia przeglądarki; za zgodą rok'],
            ['spoilers', 'Czy wyniki zawodowców są ukryte.', 'do zamknięcia przeglądarki; za zgodą rok'],
            [
              'lanewatch_operator',
              'Tylko dla redaktorów składów, którzy otworzyli link operatora: ich sesja.',
              '12 godzin; przycisk poniżej go nie usuwa',
            ],
          ],
        },
        'W pamięci przeglądarki są też Twoje ostatnie wyszukiwania: do zamknięcia karty albo, za Twoją zgodą, wspólnie dla wszystkich kart, dopóki ich nie usuniesz, nie cofniesz zgody lub nie wrócisz na stronę po wygaśnięciu odpowiedzi.',
        'Bez względu na odpowiedź jest tam to, co obserwujesz bez logowania, ustawienia powiadomień oraz to, które powiadomienia już pokazano, bo o to prosisz: dopóki obserwujesz cokolwiek albo do usunięcia.',
        'Do zamknięcia karty pamiętane jest to, że zgodzono się na odtwarzacz Twitcha, że wyłączono komunikaty lub skróty klawiszowe, oraz kiedy strona ostatnio przeładowała się po aktualizacji.',
        'Przycisk poniżej usuwa to wszystko. Pozostaje sesja redaktorów oraz to, co inna otwarta karta pamięta na własny użytek do jej zamknięcia.',
      ],
    },
    {
      id: 'sign-in',
      title: 'Jeśli się logujesz',
      parts: [
        'Na niektórych serwerach można się zalogować; gdzie nie ma do tego przycisku, ta część nie ma zastosowania. Konto przechowuje wtedy usługa logowania Google, Firebase Authentication: Twój adres e-mail, imię podane w Google (jeśli logujesz się przez Google), hasło w postaci, której nikt nie odczyta, oraz czas logowania. Przeglądarka łączy się z tą usługą dopiero po naciśnięciu przycisku „Zaloguj się”.',
        'Ten serwer przechowuje, pod numerem nadanym przez usługę, to, co obserwujesz, konta wskazane jako Twoje oraz wybrane ustawienia. Nie przechowuje ani adresu, ani hasła. Zmiany w składach, które wprowadzasz w ramach redakcji, są podpisane Twoim imieniem i każdy może je przeczytać.',
        'Przeglądarka przechowuje Twoją sesję i informację o niej do wylogowania. Dzieje się tak niezależnie od odpowiedzi w sprawie plików cookie, bo bez tego sesja nie mogłaby trwać. Przycisk powyżej jej nie usuwa.',
        'W ustawieniach możesz pobrać wszystko, co o Tobie przechowujemy, i usunąć to razem z kontem, od razu i bezpowrotnie. Podpisane przez Ciebie zmiany w składach pozostaną.',
      ],
    },
    {
      id: 'logs',
      title: 'Dzienniki serwera',
      parts: [
        'Przy każdym żądaniu serwer zapisuje jedną linię: czas, adres żądanej strony lub interfejsu, status i czas odpowiedzi. Adres strony może zawierać wyszukane Riot ID. Twój adres IP nie jest tam zapisywany. Jak długo przechowywane są te linie, zależy od operatora tego serwera, podobnie jak to, co zapisuje hosting lub serwer pośredniczący.',
        'Serwer, który przechowuje dane w Firestore, gdzie korzysta z nich wspólnie kilka instancji, zapisuje też wpis o każdym adresie IP, który w ciągu minuty wykorzystał ponad jedną dziesiątą swojego limitu: skrót SHA-256 adresu (w IPv6 adresu sieci), liczbę wykorzystanych dziesiątych części i koniec tej minuty. Skrót nie ma klucza, więc adres można odnaleźć, sprawdzając wszystkie możliwe; wpis służy tylko do ograniczania użycia i jest usuwany po około dziesięciu minutach, a przy małym ruchu dopiero po tym, jak jakiś adres znów wykorzysta tak dużo.',
      ],
    },
    {
      id: 'others',
      title: 'Inne usługi',
      parts: [
        'Strony, obrazy i kroje pisma pochodzą z tego serwera. Są dwa wyjątki: odtwarzacz Twitcha wczytuje się z Twitcha dopiero po naciśnięciu przycisku odtwarzania, a logowanie łączy się z Google dopiero po naciśnięciu tego przycisku. Wtedy obowiązują ich własne zasady.',
        'Sam serwer pobiera graczy i mecze z Riot Games, a streamy z Twitcha. Usługi te widzą, o co pytamy, ale nie kto pyta.',
      ],
    },
    {
      id: 'removal',
      title: 'Usuwanie i poprawianie danych',
      parts: [
        'Możesz poprosić o poprawienie lub usunięcie strony swojego konta albo informacji o Tobie jako zawodowym graczu. Napisz, o które Riot ID i który region chodzi. Możesz też sprzeciwić się przechowywaniu danych i zapytać, co o Tobie przechowujemy.',
      ],
    },
  ],
}
