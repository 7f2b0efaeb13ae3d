export { Button, type ButtonProps } from './button/button';
export { BarChart, type BarChartProps, type BarDatum } from './chart/bar-chart';
export type { ChartProps } from './chart/chart-frame';
export { Gauge, type GaugeProps } from './chart/gauge';
export type { ChartSeries, ChartTone } from './chart/series';
export type { Moment, TimeInterval, TimePoint } from './chart/time-buckets';
export { TimeChart, type TimeChartProps } from './chart/time-chart';
export type { ChartUnit } from './chart/use-count-text';
export { cn } from './cn';
export { AsyncCombobox } from './combobox/async-combobox';
export type { ComboboxItem, ComboboxPage, LoadItems, ResolveItems } from './combobox/combobox-options';
export type { AsyncComboboxProps } from './combobox/combobox-props';
export type {
  AlertPartProps,
  BadgePartProps,
  ButtonPartProps,
  CardPartProps,
  CheckboxPartProps,
  DialogPartProps,
  DrawerPartProps,
  ElementProps,
  KitComponents,
} from './components';
export { contrastRatio, type Verdict, verdictOf } from './contrast';
export type { DateRange } from './dates/date-range';
export { DateRangeFilter, type DateRangeFilterProps } from './dates/date-range-filter';
export { Avatar, type AvatarProps } from './display/avatar';
export { Badge, type BadgeProps } from './display/badge';
export { CopyBlock, type CopyBlockProps } from './display/copy-block';
export { CopyField, CopyFieldGroup, type CopyFieldGroupProps, type CopyFieldProps } from './display/copy-field';
export { type KitElement, kitElements } from './elements';
export { Alert, type AlertProps } from './feedback/alert';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { Progress, type ProgressProps } from './feedback/progress';
export { Skeleton } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { type Toaster, type ToastMessage, ToastProvider, useToast } from './feedback/toast';
export { Switch } from './form/bare-switch';
export { Checkbox } from './form/checkbox';
export {
  CheckboxField,
  type CheckboxFieldProps,
  type Choice,
  type RadioChoice,
  RadioGroupField,
  type RadioGroupFieldProps,
  SelectField,
  type SelectFieldProps,
} from './form/choice-fields';
export { DurationField, type DurationFieldProps, type DurationUnit } from './form/duration-field';
export { describedBy, FieldFrame, type FieldProps, type FieldState } from './form/field';
export {
  NumberField,
  type NumberFieldProps,
  PasswordField,
  type PasswordFieldProps,
  TextareaField,
  type TextareaFieldProps,
  TextField,
  type TextFieldProps,
} from './form/fields';
export { Form, type FormProps, SubmitButton } from './form/form';
export { Input } from './form/input';
export { OtpField, type OtpFieldProps } from './form/otp-field';
export { PasswordInput, type PasswordInputProps } from './form/password-input';
export { RecipientsField, type RecipientsFieldProps } from './form/recipients-field';
export { Select } from './form/select';
export { SwitchField, type SwitchFieldProps } from './form/switch';
export { useField } from './form/use-field';
export { Card, type CardProps } from './layout/card';
export { PageHeader, type PageHeaderProps } from './layout/page-header';
export { type Step, Steps, type StepsProps } from './layout/steps';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './layout/tabs';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog';
export { Dialog, DialogClose, DialogFooter, type DialogProps } from './overlay/dialog';
export { Drawer, DrawerBody, DrawerClose, DrawerFooter, type DrawerProps } from './overlay/drawer';
export { DrawerForm } from './overlay/drawer-form';
export {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './overlay/menu';
export { Popover, type PopoverProps } from './overlay/popover';
export { type Secret, SecretDialog, type SecretDialogProps } from './overlay/secret-dialog';
export type { KitPartTexts } from './part-texts';
export {
  type Density,
  type Direction,
  PortalRoot,
  Root,
  type RootSettings,
  type ThemeName,
  useRootSettings,
} from './root';
export { DataTable, type DataTableProps } from './table/table';
export type { BulkAction, RowAction, TableColumn, TableColumns, TableQuery } from './table/table-columns';
export { type KitTexts, KitTextsProvider, useKitTexts } from './texts';
export type { ColorToken, MetricToken, ThemeVariables, Token } from './theme-tokens';
export { VisuallyHidden } from './visually-hidden';
