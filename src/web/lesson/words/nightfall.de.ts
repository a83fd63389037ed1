import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  chain: {
    title: 'Kette und Links',
    text: 'Aufträge legst du als Kette aus. Jeder darf beginnen; jede weitere Karte muss einen Mond haben, der unter den Links der vorigen steht. Die letzte wird zuerst aufgelöst. Danach kommen Kreaturen ins Spiel. Schaden an einem Spieler bringt ihm Wunden.',
    goal: 'Lege alle drei Karten in einer Kette aus.',
    hint: 'Lege zuerst „Lisaveta Florescu“: Ihre Links sind Blau und Violett. Dann „Odile Vane“, blau, dann „Enraged Wight“, violett. Dann passe.',
    learned: 'Drei Kreaturen sind im Spiel, und der Coach hat zwei Wunden bekommen. In deinem nächsten Zug greifen alle drei an.',
    answers: {
      stop: 'Du hast gepasst, bevor alle Karten ausgelegt waren. Es gibt nur eine Kette je Zug.',
      odile:
        'Die Links von „Odile Vane“ sind Violett und Gelb. „Lisaveta Florescu“ ist rot und lässt sich nicht dahinter anlegen: Beginne mit der Karte, zu der keine andere führt.',
      wight: 'Eine Start-Kreatur verbindet nur mit dem eigenen Mond, hier Violett: „Enraged Wight“ legst du am besten zuletzt.',
    },
  },
  kicker: {
    title: 'Der Kicker',
    text: 'Viele Karten haben einen Kicker mit einem Mond. Er geschieht zusätzlich, wenn die Karte direkt davor in der Kette diesen Mond hat. Die Reihenfolge zählt also doppelt: für Links und für Kicker. Für die erste Karte gilt nie ein Kicker.',
    goal: 'Zerstöre „Tansy Crake“ mit Gesundheit 3.',
    hint: 'Lege „Geflüsterte Befehle“, gelb, dann „Alton Hickman“: Der Kettentext fügt 1 Schaden zu, der gelbe Kicker noch 2. Dann passe.',
    learned: '1 und 2 Schaden: zerstört. Gezogen hast du erst danach, denn die zuletzt gelegte Karte wird zuerst aufgelöst.',
    answers: {
      first: 'Für die erste Karte gilt nie ein Kicker. „Alton Hickman“ fügt dann 1 Schaden zu, und das reicht nicht.',
      stop: 'Hier endet die Kette, und „Tansy Crake“ hat mehr Gesundheit, als sie kostet.',
    },
  },
  answer: {
    title: 'Auf eine Kette antworten',
    text: 'Hat der aktive Spieler seine Kette gelegt, darf jeder Gegner Karten anlegen, die zur letzten passen. Deine sind dann die letzten und werden darum zuerst aufgelöst. Der Coach will „Großer Schatten“ mit „Blutrausch“ stärken.',
    goal: 'Schick „Großer Schatten“ fort, bevor „Blutrausch“ aufgelöst wird.',
    hint: 'Die Links von „Blutrausch“ sind Blau und Weiß. Lege „Unterströmung“, blau, und passe: Sie wird zuerst aufgelöst und bringt „Großer Schatten“ auf die Hand zurück.',
    learned:
      '„Unterströmung“ wurde zuletzt angelegt und kam zuerst: Als „Blutrausch“ aufgelöst wurde, war keine Kreatur mehr da. Und du hast eine Karte gezogen.',
    answers: {
      pass: '„Blutrausch“ ist aufgelöst, und „Großer Schatten“ schlägt im nächsten Kampf um 2 härter zu. Anlegen kann nun niemand mehr.',
      odile:
        '„Odile Vane“ passt, zieht aber nur eine Karte, und „Unterströmung“ lässt sich nicht dahinter anlegen: Die Links sind Violett und Gelb.',
    },
  },
  block: {
    title: 'Kampf und Blocken',
    text: 'Am Anfang eines Zuges müssen alle Kreaturen des aktiven Spielers angreifen; danach werden sie abgelegt. Jede deiner Kreaturen darf einen Angreifer blocken: Sie nimmt seinen Schaden, fügt aber keinen zu. Schaden bleibt, und was niemand nimmt, bringt dir Wunden.',
    goal: 'Nimm keine Wunde, und verliere keine Kreatur.',
    hint: '„Odile Vane“ hat Gesundheit 4 und blockt „Alter Narbenrücken“ mit Stärke 3; „Tansy Crake“ hat 3 und blockt „Bruder Fenn“ mit 2.',
    learned: 'Beide haben Schaden, und beide stehen. In deinem Zug greifen sie trotzdem an: In diesem Spiel bleibt niemand zu Hause.',
    answers: {
      open: 'Ein Angreifer, den niemand blockt, bringt dir eine Wunde für jeden Punkt Stärke.',
      strong: 'Nur „Odile Vane“ übersteht „Alter Narbenrücken“. Blockt sie „Bruder Fenn“, ist „Tansy Crake“ für den anderen zu schwach.',
      weak: '„Alter Narbenrücken“ fügt 3 Schaden zu, und „Tansy Crake“ hat Gesundheit 3: Sie wird zerstört.',
    },
  },
  claim: {
    title: 'Karten erwerben',
    text: 'Nach der Kette erwirbst du neue Karten aus dem öffentlichen Bereich und deinen Privat-Archiven. Je Zug hast du 2 Einfluss und 1 mehr für jede abgelegte Handkarte, auch für Wunden. Danach ziehst du auf fünf: Schwache Karten legst du also besser ab, als sie zu behalten.',
    goal: 'Erwirb „Bruder Fenn“ für 4, und behalte „Großer Schatten“.',
    hint: 'Lege zwei Start-Kreaturen für je 1 Einfluss ab, dann wähle „Bruder Fenn“ im öffentlichen Bereich.',
    learned:
      'Die Karte liegt auf deiner Ablage und kommt auf die Hand, wenn dein Stapel neu gemischt ist. Erwerben darfst du, so viel du bezahlen kannst.',
    answers: {
      good: '„Großer Schatten“ kostet 6 und bleibt nach dem Angriff im Spiel. Gib das nicht für 1 Einfluss her, solange du Start-Kreaturen hast.',
      another: 'Vielleicht eine gute Karte, aber der Einfluss ist weg. Verlangt ist hier „Bruder Fenn“.',
      stop: 'Die Erwerbs-Phase ist vorbei, und übriger Einfluss verfällt.',
    },
  },
  wounds: {
    title: 'Wunden auf der Hand',
    text: 'Wunden sind Karten: Sie kommen auf deine Ablage, in deinen Stapel und verstopfen deine Hand. Am Ende des Zuges ziehst du auf fünf; dann darfst du Wunden von der Hand ablegen und für jede zwei Karten ziehen. Sie bleiben deine und zählen am Ende.',
    goal: 'Lege beide Wunden ab, und zieh vier Karten.',
    hint: 'Wähle „Biss“, dann „Brand“. Was du jetzt ziehst, wartet bis zu deinem nächsten Zug.',
    learned: 'Sieben Karten statt fünf, und alle zu gebrauchen. Ein paar Wunden sind also nicht nur ein Verlust.',
    answers: {
      keep: 'Du hast eine Wunde behalten. Auslegen kannst du sie nicht, und für sie hättest du zwei Karten gezogen.',
    },
  },
  end: {
    title: 'Das Ende der Partie',
    text: 'Die offenen Wunden sind die Uhr: Ist die letzte genommen, wird die Kette oder der Kampf noch beendet, und wer die wenigsten Wunden hat, gewinnt. Du hast 9, der Coach hat 8 und keine Kreaturen, und 3 liegen offen. Lies deine Karten.',
    goal: 'Gewinne mit dieser Kette: Füge 3 Schaden zu.',
    hint: '„Flankenangriff“ fügt einem Gegner ohne Kreaturen 2 zu und hat den Link Violett. Lege danach „Enraged Wight“, dann passe.',
    learned:
      '9 gegen 11: Du gewinnst. Nun kennst du alle Phasen. In einer ganzen Partie wählst du zuerst deine Archive, und bis zu fünf spielen mit.',
    answers: {
      lisaveta:
        '„Lisaveta Florescu“ fügt nur 1 zu, und „Flankenangriff“ lässt sich nicht dahinter anlegen. Mehr als 2 Schaden werden es so nicht.',
      wight: '„Enraged Wight“ verbindet nur mit Violett, und nichts auf deiner Hand lässt sich dahinter anlegen.',
      stop: 'Das sind weniger als 3 Schaden: Eine Wunde bleibt offen, und die Partie geht weiter.',
    },
  },
}
