import type { Forms, WordName } from '../../../ui/words/en';
import { fill, type Values } from '../../../ui/words/fill';
import { codeOfTranslation, toWords } from '../../../ui/words/words';

/**
 * What the contact form's receiver says to visitors and in the mails that it sends, besides the words of the interface. It runs on its own, and so
 * does not know the words with which `site.md` may replace ours.
 */
const en = {
  senderName: 'Name',
  messageFrom: 'Message from {name}',
  possiblySpam: '[possibly spam] {subject}',
  spamTrap: 'This may be spam: a hidden field was filled in.',
  spamCheck: 'This may be spam: Turnstile did not confirm that the sender is human.',
  notSent: 'Your message has not been sent yet',
  goBack: 'Please go back in your browser. What you typed should still be there.',
  notDelivered: 'The message could not be delivered right now. Please try again later.',
  tooManyMessages: {
    one: 'Too many messages were sent from here in a short time. Please try again in {seconds} seconds.',
    other: 'Too many messages were sent from here in a short time. Please try again in {seconds} seconds.',
  },
  originRefused: 'This form’s page is not allowed to send messages here.',
  sentTooSlowly: 'The message took too long to upload. Please try again.',
  sentTooMuch: 'This message is too long.',
  sentWrongType: 'This is not a form submission.',
};

type ReceiverWords = { [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : Forms };

const ar: ReceiverWords = {
  senderName: 'الاسم',
  messageFrom: 'رسالة من {name}',
  possiblySpam: '[ربما بريد مزعج] {subject}',
  spamTrap: 'ربما تكون هذه رسالة مزعجة: مُلئ حقل مخفي.',
  spamCheck: 'ربما تكون هذه رسالة مزعجة: لم يؤكد Turnstile أن المرسل إنسان.',
  notSent: 'لم تُرسَل رسالتك بعد',
  goBack: 'يُرجى الرجوع في المتصفح. من المفترض أن ما كتبته ما زال هناك.',
  notDelivered: 'تعذّر تسليم الرسالة الآن. يُرجى إعادة المحاولة لاحقًا.',
  tooManyMessages: {
    zero: 'أُرسل عدد كبير من الرسائل من هنا خلال وقت قصير. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
    one: 'أُرسل عدد كبير من الرسائل من هنا خلال وقت قصير. يُرجى إعادة المحاولة بعد ثانية واحدة.',
    two: 'أُرسل عدد كبير من الرسائل من هنا خلال وقت قصير. يُرجى إعادة المحاولة بعد ثانيتين.',
    few: 'أُرسل عدد كبير من الرسائل من هنا خلال وقت قصير. يُرجى إعادة المحاولة بعد {seconds} ثوانٍ.',
    many: 'أُرسل عدد كبير من الرسائل من هنا خلال وقت قصير. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
    other: 'أُرسل عدد كبير من الرسائل من هنا خلال وقت قصير. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
  },
  originRefused: 'لا يُسمح لصفحة هذا النموذج بإرسال الرسائل إلى هنا.',
  sentTooSlowly: 'استغرق رفع الرسالة وقتًا طويلًا. يُرجى إعادة المحاولة.',
  sentTooMuch: 'هذه الرسالة طويلة جدًا.',
  sentWrongType: 'هذا ليس إرسالًا من نموذج.',
};

const de: ReceiverWords = {
  senderName: 'Name',
  messageFrom: 'Nachricht von {name}',
  possiblySpam: '[möglicherweise Spam] {subject}',
  spamTrap: 'Das könnte Spam sein: Ein verstecktes Feld wurde ausgefüllt.',
  spamCheck: 'Das könnte Spam sein: Turnstile hat nicht bestätigt, dass ein Mensch geschrieben hat.',
  notSent: 'Ihre Nachricht ist noch nicht gesendet',
  goBack: 'Bitte gehen Sie im Browser zurück. Ihre Eingaben sollten noch da sein.',
  notDelivered: 'Die Nachricht konnte gerade nicht zugestellt werden. Bitte versuchen Sie es später noch einmal.',
  tooManyMessages: {
    one: 'Von hier wurden in kurzer Zeit zu viele Nachrichten gesendet. Bitte versuchen Sie es in {seconds} Sekunde noch einmal.',
    other:
      'Von hier wurden in kurzer Zeit zu viele Nachrichten gesendet. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  },
  originRefused: 'Die Seite dieses Formulars darf hierher keine Nachrichten senden.',
  sentTooSlowly: 'Das Hochladen der Nachricht hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  sentTooMuch: 'Diese Nachricht ist zu lang.',
  sentWrongType: 'Das ist kein abgeschicktes Formular.',
};

const es: ReceiverWords = {
  senderName: 'Nombre',
  messageFrom: 'Mensaje de {name}',
  possiblySpam: '[posible spam] {subject}',
  spamTrap: 'Puede ser spam: se rellenó un campo oculto.',
  spamCheck: 'Puede ser spam: Turnstile no confirmó que lo enviara una persona.',
  notSent: 'Tu mensaje aún no se ha enviado',
  goBack: 'Vuelve atrás en tu navegador. Lo que escribiste debería seguir ahí.',
  notDelivered: 'El mensaje no se ha podido entregar ahora. Inténtalo más tarde.',
  tooManyMessages: {
    one: 'Se han enviado demasiados mensajes desde aquí en poco tiempo. Inténtalo de nuevo en {seconds} segundo.',
    many: 'Se han enviado demasiados mensajes desde aquí en poco tiempo. Inténtalo de nuevo en {seconds} de segundos.',
    other: 'Se han enviado demasiados mensajes desde aquí en poco tiempo. Inténtalo de nuevo en {seconds} segundos.',
  },
  originRefused: 'La página de este formulario no puede enviar mensajes aquí.',
  sentTooSlowly: 'El envío del mensaje ha tardado demasiado. Inténtalo de nuevo.',
  sentTooMuch: 'Este mensaje es demasiado largo.',
  sentWrongType: 'Esto no es el envío de un formulario.',
};

const fr: ReceiverWords = {
  senderName: 'Nom',
  messageFrom: 'Message de {name}',
  possiblySpam: '[spam possible] {subject}',
  spamTrap: 'Il s’agit peut-être de spam : un champ caché a été rempli.',
  spamCheck: 'Il s’agit peut-être de spam : Turnstile n’a pas confirmé que l’expéditeur est humain.',
  notSent: 'Votre message n’a pas encore été envoyé',
  goBack: 'Veuillez revenir en arrière dans votre navigateur. Votre texte devrait toujours y être.',
  notDelivered: 'Le message n’a pas pu être remis pour le moment. Veuillez réessayer plus tard.',
  tooManyMessages: {
    one: 'Trop de messages ont été envoyés d’ici en peu de temps. Veuillez réessayer dans {seconds} seconde.',
    many: 'Trop de messages ont été envoyés d’ici en peu de temps. Veuillez réessayer dans {seconds} de secondes.',
    other: 'Trop de messages ont été envoyés d’ici en peu de temps. Veuillez réessayer dans {seconds} secondes.',
  },
  originRefused: 'La page de ce formulaire n’est pas autorisée à envoyer des messages ici.',
  sentTooSlowly: 'L’envoi du message a pris trop de temps. Veuillez réessayer.',
  sentTooMuch: 'Ce message est trop long.',
  sentWrongType: 'Ceci n’est pas l’envoi d’un formulaire.',
};

const it: ReceiverWords = {
  senderName: 'Nome',
  messageFrom: 'Messaggio da {name}',
  possiblySpam: '[possibile spam] {subject}',
  spamTrap: 'Potrebbe essere spam: è stato compilato un campo nascosto.',
  spamCheck: 'Potrebbe essere spam: Turnstile non ha confermato che il mittente è una persona.',
  notSent: 'Il tuo messaggio non è ancora stato inviato',
  goBack: 'Torna indietro nel browser. Ciò che hai scritto dovrebbe essere ancora lì.',
  notDelivered: 'In questo momento non è stato possibile consegnare il messaggio. Riprova più tardi.',
  tooManyMessages: {
    one: 'Da qui sono stati inviati troppi messaggi in poco tempo. Riprova tra {seconds} secondo.',
    many: 'Da qui sono stati inviati troppi messaggi in poco tempo. Riprova tra {seconds} di secondi.',
    other: 'Da qui sono stati inviati troppi messaggi in poco tempo. Riprova tra {seconds} secondi.',
  },
  originRefused: 'La pagina di questo modulo non può inviare messaggi qui.',
  sentTooSlowly: 'L’invio del messaggio ha richiesto troppo tempo. Riprova.',
  sentTooMuch: 'Questo messaggio è troppo lungo.',
  sentWrongType: 'Questo non è l’invio di un modulo.',
};

const ja: ReceiverWords = {
  senderName: 'お名前',
  messageFrom: '{name}さんからのメッセージ',
  possiblySpam: '【迷惑メールの可能性】{subject}',
  spamTrap: '迷惑メールの可能性があります：隠し項目に入力がありました。',
  spamCheck: '迷惑メールの可能性があります：Turnstileは送信者が人間であることを確認できませんでした。',
  notSent: 'メッセージはまだ送信されていません',
  goBack: 'ブラウザーで前のページに戻ってください。入力した内容は残っているはずです。',
  notDelivered: '現在、メッセージを届けることができません。しばらくしてからもう一度お試しください。',
  tooManyMessages: { other: '短時間に送信されたメッセージが多すぎます。{seconds}秒後にもう一度お試しください。' },
  originRefused: 'このフォームのページからは、ここにメッセージを送信できません。',
  sentTooSlowly: 'メッセージの送信に時間がかかりすぎました。もう一度お試しください。',
  sentTooMuch: 'メッセージが長すぎます。',
  sentWrongType: 'フォームから送信されたものではありません。',
};

const nl: ReceiverWords = {
  senderName: 'Naam',
  messageFrom: 'Bericht van {name}',
  possiblySpam: '[mogelijk spam] {subject}',
  spamTrap: 'Dit is misschien spam: er is een verborgen veld ingevuld.',
  spamCheck: 'Dit is misschien spam: Turnstile heeft niet bevestigd dat de afzender een mens is.',
  notSent: 'Je bericht is nog niet verstuurd',
  goBack: 'Ga terug in je browser. Wat je hebt getypt, zou er nog moeten staan.',
  notDelivered: 'Het bericht kon nu niet worden bezorgd. Probeer het later opnieuw.',
  tooManyMessages: {
    one: 'Er zijn hiervandaan in korte tijd te veel berichten verstuurd. Probeer het over {seconds} seconde opnieuw.',
    other:
      'Er zijn hiervandaan in korte tijd te veel berichten verstuurd. Probeer het over {seconds} seconden opnieuw.',
  },
  originRefused: 'De pagina van dit formulier mag hierheen geen berichten versturen.',
  sentTooSlowly: 'Het uploaden van het bericht duurde te lang. Probeer het opnieuw.',
  sentTooMuch: 'Dit bericht is te lang.',
  sentWrongType: 'Dit is geen verstuurd formulier.',
};

const pl: ReceiverWords = {
  senderName: 'Imię i nazwisko',
  messageFrom: 'Wiadomość – {name}',
  possiblySpam: '[możliwy spam] {subject}',
  spamTrap: 'To może być spam: wypełniono ukryte pole.',
  spamCheck: 'To może być spam: Turnstile nie potwierdził, że wiadomość wysłał człowiek.',
  notSent: 'Twoja wiadomość nie została jeszcze wysłana',
  goBack: 'Wróć do poprzedniej strony w przeglądarce. Wpisany tekst powinien tam nadal być.',
  notDelivered: 'Nie udało się teraz dostarczyć wiadomości. Spróbuj ponownie później.',
  tooManyMessages: {
    one: 'W krótkim czasie wysłano stąd zbyt wiele wiadomości. Spróbuj ponownie za {seconds} sekundę.',
    few: 'W krótkim czasie wysłano stąd zbyt wiele wiadomości. Spróbuj ponownie za {seconds} sekundy.',
    many: 'W krótkim czasie wysłano stąd zbyt wiele wiadomości. Spróbuj ponownie za {seconds} sekund.',
    other: 'W krótkim czasie wysłano stąd zbyt wiele wiadomości. Spróbuj ponownie za {seconds} sekundy.',
  },
  originRefused: 'Strona tego formularza nie może wysyłać tu wiadomości.',
  sentTooSlowly: 'Przesyłanie wiadomości trwało zbyt długo. Spróbuj ponownie.',
  sentTooMuch: 'Ta wiadomość jest za długa.',
  sentWrongType: 'To nie jest wysłany formularz.',
};

const pt: ReceiverWords = {
  senderName: 'Nome',
  messageFrom: 'Mensagem de {name}',
  possiblySpam: '[possível spam] {subject}',
  spamTrap: 'Isto pode ser spam: um campo oculto foi preenchido.',
  spamCheck: 'Isto pode ser spam: o Turnstile não confirmou que uma pessoa fez o envio.',
  notSent: 'Sua mensagem ainda não foi enviada',
  goBack: 'Volte no navegador. O que você escreveu ainda deve estar lá.',
  notDelivered: 'Não foi possível entregar a mensagem agora. Tente de novo mais tarde.',
  tooManyMessages: {
    one: 'Muitas mensagens foram enviadas daqui em pouco tempo. Tente de novo em {seconds} segundo.',
    many: 'Muitas mensagens foram enviadas daqui em pouco tempo. Tente de novo em {seconds} de segundos.',
    other: 'Muitas mensagens foram enviadas daqui em pouco tempo. Tente de novo em {seconds} segundos.',
  },
  originRefused: 'A página deste formulário não pode enviar mensagens para cá.',
  sentTooSlowly: 'O envio da mensagem demorou demais. Tente de novo.',
  sentTooMuch: 'Esta mensagem é longa demais.',
  sentWrongType: 'Isto não é o envio de um formulário.',
};

const tr: ReceiverWords = {
  senderName: 'Ad',
  messageFrom: 'Gönderen: {name}',
  possiblySpam: '[olası spam] {subject}',
  spamTrap: 'Bu spam olabilir: Gizli bir alan dolduruldu.',
  spamCheck: 'Bu spam olabilir: Turnstile gönderenin insan olduğunu doğrulamadı.',
  notSent: 'İletiniz henüz gönderilmedi',
  goBack: 'Lütfen tarayıcınızda geri dönün. Yazdıklarınız hâlâ orada olmalı.',
  notDelivered: 'İleti şu anda teslim edilemedi. Lütfen daha sonra yeniden deneyin.',
  tooManyMessages: {
    one: 'Buradan kısa sürede çok fazla ileti gönderildi. Lütfen {seconds} saniye sonra yeniden deneyin.',
    other: 'Buradan kısa sürede çok fazla ileti gönderildi. Lütfen {seconds} saniye sonra yeniden deneyin.',
  },
  originRefused: 'Bu formun sayfası buraya ileti gönderemez.',
  sentTooSlowly: 'İletinin yüklenmesi çok uzun sürdü. Lütfen yeniden deneyin.',
  sentTooMuch: 'Bu ileti çok uzun.',
  sentWrongType: 'Bu bir form gönderimi değil.',
};

const zh: ReceiverWords = {
  senderName: '姓名',
  messageFrom: '来自 {name} 的留言',
  possiblySpam: '[疑似垃圾信息] {subject}',
  spamTrap: '这可能是垃圾信息：隐藏的项目被填写了。',
  spamCheck: '这可能是垃圾信息：Turnstile 未能确认发送者是真人。',
  notSent: '您的留言尚未发送',
  goBack: '请在浏览器中返回上一页。您输入的内容应该还在。',
  notDelivered: '目前无法送达留言。请稍后重试。',
  tooManyMessages: { other: '短时间内从这里发送的留言过多。请在 {seconds} 秒后重试。' },
  originRefused: '此表单所在的页面无权向这里发送留言。',
  sentTooSlowly: '上传留言用时过长。请重试。',
  sentTooMuch: '这条留言太长了。',
  sentWrongType: '这不是表单提交。',
};

/** The receiver's own words in each language of the interface. */
export const receiverWords: Readonly<Record<string, ReceiverWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  tr,
  zh,
};

/** Looks up a word of the interface or of the receiver, with its values filled in. */
export type Say = (name: WordName | keyof ReceiverWords, values?: Values) => string;

/** A language: its tag, as a page declares it, and its words. */
export interface Speaker {
  language: string;
  say: Say;
}

/** The speaker for a language tag such as `pt-BR`; English if the interface has no such translation. */
export function speakerOf(tag: string): Speaker {
  const code = codeOfTranslation(tag) ?? 'en';
  const words = { ...toWords({ language: code }), ...(receiverWords[code] ?? en) };
  return { language: code, say: (name, values = {}) => fill(words[name], values, code) };
}
