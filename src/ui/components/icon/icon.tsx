import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Award from 'lucide-react/icons/award';
import Book from 'lucide-react/icons/book';
import Brain from 'lucide-react/icons/brain';
import Briefcase from 'lucide-react/icons/briefcase';
import Calendar from 'lucide-react/icons/calendar';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import Code from 'lucide-react/icons/code';
import Cpu from 'lucide-react/icons/cpu';
import Database from 'lucide-react/icons/database';
import ExternalLink from 'lucide-react/icons/external-link';
import Gauge from 'lucide-react/icons/gauge';
import GitBranch from 'lucide-react/icons/git-branch';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Layers from 'lucide-react/icons/layers';
import Loader from 'lucide-react/icons/loader';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Moon from 'lucide-react/icons/moon';
import Newspaper from 'lucide-react/icons/newspaper';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import type { ComponentType, SVGProps } from 'react';
import type { IconName, MarkName } from '../../../fields/icons';
import { Mark } from '../../../features/social/mark';

/** Icons that only the interface itself uses. */
type OwnIconName = 'check' | 'play';

// Imported file by file: the package's own index would pull in more than a thousand drawings.
const things: Record<Exclude<IconName, MarkName> | OwnIconName, ComponentType<SVGProps<SVGSVGElement>>> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  award: Award,
  book: Book,
  brain: Brain,
  briefcase: Briefcase,
  calendar: Calendar,
  chart: ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  code: Code,
  cpu: Cpu,
  database: Database,
  'external-link': ExternalLink,
  gauge: Gauge,
  git: GitBranch,
  globe: Globe,
  house: House,
  image: Image,
  layers: Layers,
  loader: Loader,
  lock: Lock,
  mail: Mail,
  message: MessageSquare,
  moon: Moon,
  newspaper: Newspaper,
  phone: Phone,
  play: Play,
  search: Search,
  send: Send,
  server: Server,
  settings: Settings,
  shield: Shield,
  'shopping-cart': ShoppingCart,
  star: Star,
  sun: Sun,
  user: User,
  x: X,
  zap: Zap,
};

const isThing = (name: IconName | OwnIconName): name is keyof typeof things => Object.hasOwn(things, name);

/** A small icon beside words; hidden from screen readers, which have the words. */
export function Icon({ name }: { name: IconName | OwnIconName }) {
  if (!isThing(name)) return <Mark id={name} className="icon" strokeWidth={1.75} aria-hidden="true" />;
  const Drawing = things[name];
  return <Drawing className="icon" strokeWidth={1.75} aria-hidden="true" />;
}
