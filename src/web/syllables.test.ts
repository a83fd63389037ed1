import { expect, test } from 'vitest'
import type { Language } from './protocol.ts'
import { softly } from './syllables.ts'

const broken = (name: string, language: Language = 'de') => softly(name, language).replaceAll('\u00ad', '·')

test('long words of a name may be broken between syllables, short ones not', () => {
  expect(broken('Staubteufelchen')).toBe('Staub·teu·fel·chen')
  expect(broken('Schlüsselsturm')).toBe('Schlüs·sel·sturm')
  expect(broken('Titanen-Mechaniker')).toBe('Titanen-Mecha·ni·ker')
  expect(broken('Gangar-Häuptling')).toBe('Gangar-Häupt·ling')
  expect(broken('Relentless Whispers', 'en')).toBe('Relent·less Whis·pers')
  expect(broken('Geisterhand')).toBe('Geis·ter·hand')
  expect(broken('Snufflegator', 'en')).toBe('Snuf·fle·ga·tor')
  expect(broken('Campione Anaphiel', 'it')).toBe('Cam·pione Ana·phiel')
  expect(broken('Dust Imp')).toBe('Dust Imp')
  expect(broken('Grauer Mönch')).toBe('Grauer Mönch')
})

test('a German word is broken where it is put together, and never within what begins a syllable', () => {
  const names = 'Beschwörerin Unterschlupf Hirnpfeil schimpfen Schreckliche Glückloser Geisterflosse Trockendock Verächter Unabhängige'
  expect(names.split(' ').map((name) => broken(name))).toEqual([
    'Beschwö·re·rin',
    'Unter·schlupf',
    'Hirn·pfeil',
    'schimp·fen',
    'Schreck·li·che',
    'Glück·lo·ser',
    'Geis·ter·flosse',
    'Tro·cken·dock',
    'Ver·äch·ter',
    'Unabhän·gige',
  ])
  expect(['Informationsaustausch', 'Geheimagent', 'Kriegshymne', 'Massenübernahme'].map((name) => broken(name))).toEqual([
    'Infor·ma·tions·aus·tausch',
    'Geheim·agent',
    'Kriegs·hymne',
    'Mas·sen·über·nahme',
  ])
})

test('names of our cards are broken between their parts, not inside of one', () => {
  const names =
    'Frostriese Weltraum Zeitreisender Raubritter Greifranken Möbiusschriftrolle Feiglingstod Hilfstruppen Flankenangriff Routinearbeit ' +
    'Schmiedeunterlassung Zwangsruhestand Gestaltwandler Weggespült Vielgestaltige Blitzeis Dampfaffe Feueratem Friedensabkommen ' +
    'Sternenallianz Scharfauge Schlitzohr Tarnarmband Taschenuniversum Nachtaufgebot Wiederauferstehung Vollautomatische Fremdartige Blitzemission Sabotagemission'
  expect(names.split(' ').map((name) => broken(name))).toEqual(
    (
      'Frost·riese Welt·raum Zeit·rei·sen·der Raub·rit·ter Greif·ran·ken Möbius·schrift·rolle Feig·lings·tod Hilfs·trup·pen Flan·ken·angriff ' +
      'Rou·tine·arbeit Schmiede·unter·las·sung Zwangs·ruhe·stand Gestalt·wand·ler Wegge·spült Vielge·stal·tige Blitz·eis Dampf·affe ' +
      'Feuer·atem Frie·dens·abkom·men Ster·nen·allianz Scharf·auge Schlitz·ohr Tarn·arm·band Taschen·uni·ver·sum Nacht·auf·ge·bot ' +
      'Wie·der·aufer·ste·hung Voll·auto·ma·ti·sche Fremd·artige Blitz·emis·sion Sabo·ta·ge·mis·sion'
    ).split(' '),
  )
})

test('in Italian an s goes with the consonant behind it, and so does a g with an n', () => {
  expect(['Registro', 'Conoscenza', 'Segnalatore', 'Assistente'].map((name) => broken(name, 'it'))).toEqual([
    'Regi·stro',
    'Cono·scenza',
    'Segna·la·tore',
    'Assi·stente',
  ])
})

test('what is read aloud and searched for stays the same word', () => {
  for (const name of ['Staubteufelchen', 'Champion Anaphiel', 'Dr. Escotera'])
    expect(softly(name, 'de').replaceAll('\u00ad', '')).toBe(name)
})
