import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  reap: {
    title: 'Ernten',
    text: 'Wer drei Schlüssel schmiedet, gewinnt, und ein Schlüssel kostet 6 Æmber. Eine spielbereite Kreatur der aktiven Fraktion darf ernten: Sie wird erschöpft, und du erhältst 1 Æmber.',
    goal: 'Hol dir dein sechstes Æmber.',
    hint: 'Wähle „Flaxia“, dann Ernten. „Troll“ gehört nicht zur aktiven Fraktion.',
    learned: 'Einmal ernten, ein Æmber. „Flaxia“ ist jetzt erschöpft und wird am Ende deines Zuges wieder spielbereit.',
    answers: {
      fight:
        'Ein Kampf zerstört Kreaturen, bringt aber von sich aus kein Æmber, und „Flaxia“ ist danach erschöpft. Hier brauchst du das Æmber.',
      end: 'Du hast den Zug beendet, und „Flaxia“ war noch spielbereit. Eine Kreatur, die nicht verwendet wird, bringt nichts.',
    },
  },
  house: {
    title: 'Eine Fraktion wählen',
    text: 'Dein Deck hat drei Fraktionen, und in jedem Zug wählst du eine davon. Nur ihre Karten darfst du in diesem Zug spielen, verwenden oder ablegen. Sonst kosten Karten nichts.',
    goal: 'Wähle die Fraktion, mit der du am meisten tun kannst, auf der Hand und im Spiel.',
    hint: 'Schatten: drei Karten auf der Hand und zwei Kreaturen im Spiel.',
    learned: 'Schatten ist aktiv: fünf Karten zu spielen oder zu verwenden. Im nächsten Zug wählst du neu.',
    answers: {
      brobnar:
        'Von Brobnar hast du eine Karte auf der Hand, „Schlag“, und nichts im Spiel. Mit Schatten kannst du fünf Karten spielen oder verwenden.',
      untamed: 'Von der Fraktion Ungezähmte hast du eine Karte auf der Hand und „Flaxia“ im Spiel: zwei. Mit Schatten sind es fünf.',
    },
  },
  play: {
    title: 'Spielen, und wohin',
    text: 'Spielen kostet nichts: Die Fraktion ist der Preis. Eine Kreatur kommt an ein Ende deiner Schlachtreihe, eine Flanke, und zwar erschöpft; sie handelt also ab deinem nächsten Zug. Was in ihrem Text hinter „Spielen“ steht, geschieht sofort.',
    goal: 'Spiele „Straßenkind“ an deine linke Flanke.',
    hint: 'Spiele „Straßenkind“, und wähle dann den freien Platz links von „Flaxia“.',
    learned:
      '„Straßenkind“ hat sofort 1 Æmber gestohlen: eines mehr für dich, eines weniger beim Coach. „Umbra“ ist an der rechten Flanke geblieben.',
    answers: {
      right:
        'Die rechte Flanke ist auch erlaubt, aber dann steht „Umbra“ mitten in der Reihe. Ein Platz lässt sich später nicht ändern: Du wählst ihn beim Spielen.',
      discard: 'Eine abgelegte Karte ist ohne Wirkung fort. Das schafft Platz auf der Hand und ist manchmal nötig, hier nicht.',
      card: 'Eine gute Karte, und du darfst sie auch spielen. Der Coach möchte zuerst „Straßenkind“ sehen.',
      use: 'Deine Kreaturen zu verwenden ist in diesem Zug auch richtig. Der Coach möchte zuerst „Straßenkind“ sehen.',
      end: 'Der Zug ist vorbei, und „Straßenkind“ ist noch auf deiner Hand.',
    },
  },
  fight: {
    title: 'Kämpfen',
    text: 'Statt zu ernten, darf eine Kreatur kämpfen: Beide fügen Schaden in Höhe ihrer Stärke zu, und Schaden in Höhe der Stärke zerstört. Nachbarn einer Kreatur mit Spott können nicht angegriffen werden.',
    goal: 'Zerstöre „Fledermausdrohne“ mit „Umbra“.',
    hint: 'Wähle „Umbra“, dann Kämpfen, dann „Fledermausdrohne“: 2 Schaden bei Stärke 2.',
    learned:
      '„Umbra“ hat Scharmützel und nimmt als Angreifer keinen Schaden; nach dem Kampf hat der Text 1 Æmber gestohlen. Schaden bleibt auf Kreaturen, bis er geheilt wird.',
    answers: {
      armor:
        '„Streiter Anaphiel“ hat Stärke 6 und Rüstung 1, die 1 der 2 Schaden verhindert: Nichts wird zerstört. „Fledermausdrohne“ hat Stärke 2.',
      reap: 'Ernten bringt 1 Æmber. Der Kampf zerstört „Fledermausdrohne“, und danach stiehlt „Umbra“ 1 Æmber: mehr für dieselbe Verwendung.',
      discard: 'Eine abgelegte Karte ist ohne Wirkung fort und hilft in diesem Kampf nicht.',
      card: 'Eine gute Karte, und du darfst sie auch spielen. Der Coach möchte den Kampf sehen.',
      end: 'Der Zug ist vorbei, und „Fledermausdrohne“ steht noch.',
    },
  },
  upgrade: {
    title: 'Aufwertung und Betäubung',
    text: 'Eine Aufwertung wird an eine Kreatur angelegt und bleibt bei ihr. Einer betäubten Kreatur geht die nächste Verwendung verloren: Sie entfernt nur die Betäubung.',
    goal: 'Lege „Leiser Dolch“ an „Umbra“ an, und entferne die Betäubung von „Noddy der Dieb“.',
    hint: 'Spiele „Leiser Dolch“, und wähle dann „Umbra“. Danach verwende „Noddy der Dieb“: Das entfernt die Betäubung.',
    learned:
      'Jedes Mal, wenn „Umbra“ erntet, fügt sie nun einer Kreatur an einer Flanke 4 Schaden zu. Verlässt „Umbra“ das Spiel, wird der Dolch abgelegt.',
    answers: {
      theirs: 'Eine Aufwertung darf an eine Kreatur jeder Seite, aber dann hat der Coach den Dolch. Behalte ihn bei dir.',
      stunned:
        '„Noddy der Dieb“ ist betäubt: Die nächste Verwendung entfernt nur die Betäubung. „Umbra“ kann den Dolch in diesem Zug verwenden.',
      house: 'Diese Kreatur gehört nicht zur aktiven Fraktion, dort muss der Dolch warten. „Umbra“ kann ihn in diesem Zug verwenden.',
      early: 'Das geht, aber „Umbra“ ist jetzt erschöpft. Liegt der Dolch schon an, fügt dieselbe Ernte 4 Schaden zu.',
      discard: 'Eine abgelegte Karte ist ohne Wirkung fort. Spiele den Dolch.',
      end: 'Der Zug ist vorbei, und es ist nicht alles getan.',
    },
  },
  forge: {
    title: 'Schmieden',
    text: 'Du schmiedest nicht, wann du willst, sondern zu Beginn deines Zuges: Mit 6 Æmber musst du, und ein Schlüssel ist geschmiedet. Darum sind 6 Æmber am Ende eines Zuges eine Drohung, angesagt mit „Check“.',
    goal: 'Schmiede deinen ersten Schlüssel: Ernte mit „Troll“, beende den Zug, und warte auf den nächsten.',
    hint: 'Wähle „Troll“, dann Ernten. Dann Zug beenden. Nach dem Zug des Coachs wählst du die Farbe des Schlüssels.',
    learned:
      'Aus sechs Æmber ist ein Schlüssel geworden. Zu Beginn eines Zuges wird höchstens einer geschmiedet, gleich wie viel Æmber du hast.',
    answers: {
      poor: 'Du hast den Zug mit 5 Æmber beendet. Ein Schlüssel kostet 6, darum wird zu Beginn deines nächsten Zuges nichts geschmiedet.',
      fight: '„Troll“ ist nach dem Kampf erschöpft und bringt kein Æmber. Ein Æmber ist alles, was dir fehlt.',
    },
  },
  turn: {
    title: 'Ein ganzer Zug',
    text: 'Schmieden, Fraktion wählen, spielen und verwenden, spielbereit machen, ziehen: Das ist ein Zug. Du hast zwei Schlüssel und 3 Æmber. Am Ende wird die Hand auf sechs Karten aufgefüllt.',
    goal: 'Hab am Ende dieses Zuges 6 Æmber, und gewinne mit deinem dritten Schlüssel.',
    hint: 'Wähle Schatten. „Straßenkind“ stiehlt, „Geisterhand“ hat zwei Bonussymbole mit Æmber, „Umbra“ erntet. Dann Zug beenden.',
    learned:
      'Dein dritter Schlüssel: Die Partie ist gewonnen. Was es sonst noch gibt, steht auf den Karten, und alles darauf lässt sich antippen.',
    answers: {
      brobnar: 'Brobnar bringt 1 für „Schlag“ und 1 für die Ernte von „Troll“: 5 Æmber. Zähle Schatten nach.',
      untamed:
        'Die Fraktion Ungezähmte bringt 1 für „Nachwachsen“ und 1 für die Ernte von „Flaxia“, und „Schlüsselsturm“ kostet 1, bevor er für 6 schmiedet. Zähle Schatten nach.',
      discard:
        'Eine abgelegte Karte bringt kein Æmber. Von der Fraktion Schatten bringt jede Karte deiner Hand etwas, wenn du sie spielst.',
      poor: 'Du hast den Zug mit weniger als 6 Æmber beendet: Zu Beginn deines nächsten Zuges wird nichts geschmiedet.',
    },
  },
}
